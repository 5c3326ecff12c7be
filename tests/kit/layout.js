// What does not fit on a page, or on its open dialog, as one text for each fault.
() => {
  const SLACK = 1.5;
  const found = [];
  const top = document.querySelector('dialog[open]') ?? document.body;
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) found.push(`the page is ${wide} px wider than the window`);
  // Other pages scroll; a table is meant to be seen whole.
  const high = document.documentElement.scrollHeight - innerHeight;
  if (high > 0 && document.querySelector('main.terminal')) found.push(`the table is ${high} px taller than the window`);

  const tag = (element) =>
    element.tagName.toLowerCase() +
    [...element.classList].filter((one) => !one.startsWith('svelte-')).map((one) => `.${one}`).join('');
  const name = (element) => {
    const path = [];
    for (let one = element; one && path.length < 3; one = one.parentElement) path.unshift(tag(one));
    return path.join(' > ');
  };
  const say = (what, text, element) =>
    found.push(`${what}: "${text.trim().replace(/\s+/g, ' ').slice(0, 60)}" in ${name(element)}`);

  const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  // Drawn signs are ornaments, and the strip of a wheel is meant to be cut.
  const apart = (element) => Boolean(element.closest('.quiet, svg, option, [hidden], .strip, .sign'));
  const rectsOf = (node, from, to) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()].filter((box) => box.width > 0.5 && box.height > 0.5);
  };
  const opaque = (style) => style.backgroundImage !== 'none' || !/, 0\)|transparent/.test(style.backgroundColor);

  const texts = [];
  const walk = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !element || apart(element) || !shown(element)) continue;
    const boxes = rectsOf(node, 0, node.data.length);
    if (boxes.length) texts.push({ node, element, text: node.data, boxes });
  }

  // A glyph's box is higher than the line of a tight heading, in some scripts by a quarter.
  const fits = (box, frame, high) =>
    box.left >= frame.left - SLACK && box.right <= frame.right + SLACK && box.top >= frame.top - high && box.bottom <= frame.bottom + high;

  const seen = [];
  for (const { node, element, text, boxes } of texts) {
    const high = 2 + parseFloat(getComputedStyle(element).fontSize) / 3;
    let free = false;
    let scrolled = false;
    for (let one = element; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.display === 'inline' || style.display === 'contents') continue;
      const frame = one.getBoundingClientRect();
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) {
        scrolled = true;
        break;
      }
      if (/hidden|clip/.test(style.overflowX + style.overflowY)) {
        if (!boxes.every((box) => fits(box, frame, high))) say('cut', text, one);
        break;
      }
      const boxed = style.borderTopWidth !== '0px' && style.borderBottomWidth !== '0px';
      if (!free && !boxes.every((box) => fits(box, frame, boxed ? high : 1e5))) {
        say('beyond its box', text, one);
        break;
      }
      if (/absolute|fixed/.test(style.position)) free = true;
    }
    if (!scrolled) seen.push(...boxes.map((box) => ({ box, element, text })));

    const words = /[\p{Script=Latin}\p{M}\d]{2,}|\p{Script=Hangul}{2,}|[\p{Script=Katakana}ー]{2,}/gu;
    for (const word of text.matchAll(words)) {
      const lines = new Set(rectsOf(node, word.index, word.index + word[0].length).map((box) => Math.round(box.top / 4)));
      if (lines.size > 1 && !element.closest('.code, code, pre')) say('broken in a word', word[0], element);
    }
  }

  for (const [place, { box, element, text }] of seen.entries()) {
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const over = document.elementFromPoint(x, y);
    const related = !over || over.contains(element) || element.contains(over);
    // A bar that stays at the edge of the window covers what scrolls below it.
    const fixed = over?.closest('header, .bottom, .pinned');
    if (!related && !fixed && opaque(getComputedStyle(over))) say(`covered by ${name(over)}`, text, element);
    for (const other of seen.slice(place + 1)) {
      if (other.element.contains(element) || element.contains(other.element)) continue;
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      const least = Math.min(box.height, other.box.height);
      const pinned = (one) => Boolean(one.closest('header, .bottom, .pinned'));
      if (across > 3 && down > least / 2.5 && pinned(element) === pinned(other.element)) {
        say(`on "${other.text.trim().slice(0, 40)}" in ${name(other.element)}`, text, element);
      }
    }
  }

  const canvas = document.createElement('canvas').getContext('2d');
  for (const field of top.querySelectorAll('select, input, textarea')) {
    if (/range|checkbox|radio|file|password|date|number/.test(field.type) || !shown(field) || apart(field)) continue;
    const style = getComputedStyle(field);
    if (style.opacity === '0') continue;
    const list = field.tagName === 'SELECT';
    const text = list ? (field.selectedOptions[0]?.textContent ?? '') : field.value || field.placeholder;
    canvas.font = style.font;
    const arrow = list && style.appearance !== 'none' ? 18 : 0;
    const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
    const needs = canvas.measureText(text).width;
    if (needs > room + 1) say(`cut in its field (${Math.round(needs)} of ${Math.round(room)} px)`, text, field);
  }
  return [...new Set(found)];
}
