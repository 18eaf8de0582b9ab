/** Small helpers over the page's own elements. Text goes in as text only: what was read from a picture is never markup. */

import { type TermId, termElementId } from '../../site/words/terms.ts';

/** The element with that id. @throws Error when the page has none: page and script belong together. */
export function byId<T extends HTMLElement = HTMLElement>(id: string): T {
  const element = document.getElementById(id);
  if (!element) throw new Error(`Expected an element with the id "${id}".`);
  return element as T;
}

/** Appends an element with text to a parent. */
export function append<Tag extends keyof HTMLElementTagNameMap>(
  parent: Element,
  tag: Tag,
  text = '',
  className = '',
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.textContent = text;
  if (className) element.className = className;
  parent.append(element);
  return element;
}

/** Appends a button that does something. */
export function appendButton(parent: Element, text: string, act: () => void, className = 'button quiet compact') {
  const button = append(parent, 'button', text, className);
  button.type = 'button';
  button.addEventListener('click', act);
  return button;
}

/** Appends a word that the browser explains on tap, click or key: the explanation stands on the page under that id. */
export function appendTerm(parent: Element, text: string, explained: TermId): HTMLButtonElement {
  const button = append(parent, 'button', text, 'term');
  button.type = 'button';
  button.setAttribute('popovertarget', termElementId(explained));
  return button;
}

/** Appends a link; one to another site tells it nothing of where the reader comes from. */
export function appendLink(parent: Element, text: string, address: string, className = ''): HTMLAnchorElement {
  const link = append(parent, 'a', text, className);
  link.href = address;
  if (!/^[/#]/.test(address)) link.rel = 'noreferrer';
  return link;
}

/** Replaces the items of a list; the block around it is hidden when there are none. */
export function fillList(id: string, texts: readonly string[]): void {
  const list = byId(id);
  list.replaceChildren();
  for (const text of texts) append(list, 'li', text);
  showBlock(list, texts.length > 0);
}

/** Shows or hides the block (`data-block`) that an element stands in. */
export function showBlock(element: Element, visible: boolean): void {
  const block = element.closest<HTMLElement>('[data-block]');
  if (block) block.hidden = !visible;
}

/** Shows or hides an element. */
export function show(id: string, visible: boolean): void {
  byId(id).hidden = !visible;
}

/** Tells a screen reader what has happened where nothing that it would read says so; it is there from the start, as it must be. */
export function tell(text: string): void {
  byId('told').textContent = text;
}

/** Puts a text into an element and hides the element when there is none. */
export function say(id: string, text: string): void {
  byId(id).textContent = text;
  show(id, text !== '');
}
