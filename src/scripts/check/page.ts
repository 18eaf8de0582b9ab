/** Small helpers over the page's own elements. Text goes in as text only: what was read from a picture is never markup. */

/** The element with that id. @throws Error when the page has none: page and script belong together. */
export function byId<T extends HTMLElement = HTMLElement>(id: string): T {
  const element = document.getElementById(id);
  if (!element) throw new Error(`Expected an element with the id "${id}".`);
  return element as T;
}

/** Appends an element with text to a parent. */
export function append(parent: Element, tag: string, text = '', className = ''): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  if (className) element.className = className;
  parent.append(element);
  return element;
}

/** Replaces the items of a list; the list and what describes it are hidden when there are none. */
export function fillList(id: string, texts: readonly string[]): void {
  const list = byId(id);
  list.replaceChildren();
  for (const text of texts) append(list, 'li', text);
  const block = list.closest<HTMLElement>('[data-block]');
  if (block) block.hidden = texts.length === 0;
}

/** Shows or hides an element. */
export function show(id: string, visible: boolean): void {
  byId(id).hidden = !visible;
}
