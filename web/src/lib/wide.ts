// A table wider than its container scrolls, also with the keyboard.

/** Make an element focusable while it can scroll. */
export function wide(node: HTMLElement): { destroy(): void } {
  const look = (): void => {
    const scrolls = node.scrollWidth > node.clientWidth;
    if (scrolls) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
    node.toggleAttribute('data-scrolls', scrolls);
  };
  const watch = new ResizeObserver(look);
  watch.observe(node);
  if (node.firstElementChild) watch.observe(node.firstElementChild);
  return {
    destroy: () => {
      watch.disconnect();
    },
  };
}
