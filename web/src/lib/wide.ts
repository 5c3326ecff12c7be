// A table that is wider than its place scrolls there, and can be scrolled from the keyboard.

/** Let the Tab key come to a place for as long as there is something to scroll in it. */
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
  return { destroy: () => { watch.disconnect(); } };
}
