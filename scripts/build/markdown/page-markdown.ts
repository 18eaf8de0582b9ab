import { NodeHtmlMarkdown } from 'node-html-markdown';
import { HTMLElement, parse } from 'node-html-parser';

/**
 * What a text has no use for: pictures whose words stand beside them, controls with their labels, navigation, what is
 * hidden, and what only a phone shows, which says again what wider windows show elsewhere.
 */
const LEFT_OUT =
  'svg, img, nav, script, style, form, search, button:not([popovertarget]), input, select, textarea, label, dialog, template, [hidden], [aria-hidden="true"], .narrow-only, .phone-only';

/** Stands between the parts of a link or a cell that a page sets on lines of their own: Markdown has one line for them. */
const SEPARATOR = ' · ';
/** Elements that begin and end a line. */
const BLOCKS = new Set(['P', 'DIV', 'UL', 'OL', 'LI', 'DL', 'H2', 'H3', 'H4']);

const converter = new NodeHtmlMarkdown({
  bulletMarker: '-',
  codeBlockStyle: 'fenced',
  maxConsecutiveNewlines: 2,
  // Beside what the converter escapes itself, whatever begins an element, an address in brackets or an entity: texts of
  // vendors stand on the pages, and must not become markup of the text.
  globalEscape: [/[\\`*_~[\]]|<(?=[a-z/!?])|&(?=#?\w+;)/gi, '\\$&'],
  // The converter's own pattern escapes the stop after any number, such as that of a date at the end of a sentence.
  lineStartEscape: [/^(\s*?)((?:\+\s)|(?:[=>-])|(?:#{1,6}\s))|^(\s*\d+)(\.\s)/gm, '$1$3\\$2$4'],
});
// As it comes, the converter drops the marks of code within links and cells.
const code = converter.translators.get('code');
if (code !== undefined)
  for (const translators of [converter.aTagTranslators, converter.tableCellTranslators]) translators.set('code', code);

/**
 * A page of the site as Markdown: front matter with its title, address and description, the notice that the site is a
 * demonstration, the main part, and the words of the foot. Links are absolute, so that the text can travel.
 *
 * @param html of the page; its canonical address is what links are resolved against.
 * @throws Error when the page lacks a main part, a title or a canonical address.
 */
export function pageMarkdown(html: string): string {
  const page = parse(html);
  const address = page.querySelector('link[rel="canonical"]')?.getAttribute('href');
  const main = page.querySelector('main');
  const title = page.querySelector('title')?.text;
  if (!address || main === null || !title)
    throw new Error('Expected a page with a canonical address, a title and a main part.');
  const description = page.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
  const notice = page.querySelector('header .demonstration p');
  const foot = page.querySelector('footer');
  const front = [
    '---',
    `title: ${JSON.stringify(title)}`,
    `url: ${address}`,
    `description: ${JSON.stringify(description)}`,
    '---',
  ].join('\n');
  const parts = [
    front,
    notice === null ? '' : `> ${convertCommon(notice, address)}`,
    convert(main, address),
    foot === null ? '' : `---\n\n${convertCommon(foot, address)}`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** What was converted before, by its markup and the site it stands on. */
const common = new Map<string, string>();

/** A part that is the same on every page, converted once; its links start at the root of the site. */
function convertCommon(element: HTMLElement, address: string): string {
  const key = `${new URL(address).origin} ${element.innerHTML}`;
  const known = common.get(key) ?? convert(element, address);
  common.set(key, known);
  return known;
}

function convert(element: HTMLElement, address: string): string {
  for (const node of element.querySelectorAll(LEFT_OUT)) node.remove();
  // Words that are explained on tap.
  for (const term of element.querySelectorAll('button[popovertarget]')) term.replaceWith(term.innerHTML);
  for (const link of element.querySelectorAll('a[href]'))
    link.setAttribute('href', new URL(link.getAttribute('href') ?? '', address).href);
  for (const lineBreak of element.querySelectorAll('td br, th br')) lineBreak.replaceWith(SEPARATOR);
  for (const caption of element.querySelectorAll('table > caption')) {
    caption.closest('table')?.insertAdjacentHTML('beforebegin', `<p><strong>${caption.innerHTML}</strong></p>`);
    caption.remove();
  }
  // Markdown has no cell that spans columns: without a copy in each, what follows would stand in another's column.
  for (const cell of element.querySelectorAll('td[colspan], th[colspan]')) {
    const columns = Number(cell.getAttribute('colspan'));
    cell.removeAttribute('colspan');
    cell.replaceWith(cell.outerHTML.repeat(columns));
  }
  // The converter knows neither, and would put them into the line before.
  for (const folded of element.querySelectorAll('details, summary')) folded.rawTagName = 'div';
  for (const part of element.querySelectorAll('a *, td *, th *')) separate(part);
  for (const list of element.querySelectorAll('dl')) list.replaceWith(`<ul>${definitions(list)}</ul>`);
  const parts = takeLongParts(element);
  const markdown = narrowTables(converter.translate(element.innerHTML)).trim();
  return singleSpaces(parts.reduce((text, part, i) => text.replace(placeholder(i), () => part), markdown));
}

/** One space where two words had one on either side of what was left out; code keeps its own. */
function singleSpaces(markdown: string): string {
  return markdown
    .split(/(^```.*?^```$)/ms)
    .map((text) => (text.startsWith('```') ? text : text.replace(/(?<=\S) {2,}(?=\S)/g, ' ')))
    .join('');
}

/**
 * Puts separators around a part of a link or a cell that stands on a line of its own: a block, and a `span` right behind
 * another, which only the style sheet parts.
 */
function separate(part: HTMLElement): void {
  const siblings = part.parentNode.childNodes;
  const at = siblings.indexOf(part);
  const isBlock = BLOCKS.has(part.tagName);
  const said = ({ text }: { text: string }) => text.trim() !== '' && !text.endsWith(SEPARATOR);
  const before = isBlock ? siblings.slice(0, at).findLast(({ text }) => text.trim() !== '') : siblings[at - 1];
  const follows = isBlock || (part.tagName === 'SPAN' && before instanceof HTMLElement && before.tagName === 'SPAN');
  if (follows && before !== undefined && said(before)) part.insertAdjacentHTML('beforebegin', SEPARATOR);
  const after = siblings.slice(siblings.indexOf(part) + 1).find(({ text }) => text.trim() !== '');
  // A block that follows puts its own separator before it.
  if (isBlock && after !== undefined && !(after instanceof HTMLElement && BLOCKS.has(after.tagName)))
    part.insertAdjacentHTML('afterend', SEPARATOR);
}

/** Rows or entries that are converted at a time: the converter looks through all it has written after each piece of text. */
const ROWS_AT_ONCE = 50;

const placeholder = (i: number) => `LONGPART${i}LONGPART`;

/** Takes long tables and lists out of a page, a placeholder in the place of each, and converts them piece by piece. */
function takeLongParts(element: HTMLElement): string[] {
  const rowsOf = (part: HTMLElement) =>
    part.tagName === 'TABLE'
      ? part.querySelectorAll('tbody > tr')
      : part.childNodes.filter((node) => node instanceof HTMLElement).filter(({ tagName }) => tagName === 'LI');
  const long = element
    .querySelectorAll('table, ul')
    .filter((part) => rowsOf(part).length > ROWS_AT_ONCE && !part.parentNode?.closest('li, td'));
  return long.map((part, n) => {
    const rows = rowsOf(part).map((row) => row.outerHTML);
    const head = part.querySelector('thead')?.outerHTML ?? '';
    const pieces = Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, i) => {
      const own = rows.slice(i * ROWS_AT_ONCE, (i + 1) * ROWS_AT_ONCE).join('');
      if (part.tagName === 'UL') return converter.translate(`<ul>${own}</ul>`).trim().split('\n');
      const lines = narrowTables(converter.translate(`<table>${head}<tbody>${own}</tbody></table>`))
        .trim()
        .split('\n');
      // The head and the line under it stand once.
      return i === 0 ? lines : lines.slice(2);
    });
    part.replaceWith(`<p>${placeholder(n)}</p>`);
    return pieces.flat().join('\n');
  });
}

/** The entries of a definition list as those of a plain one: "**term:** what it means"; a term with a strong part keeps that. */
function definitions(list: HTMLElement): string {
  const entries: string[] = [];
  for (const part of list.querySelectorAll('dt, dd')) {
    const { tagName, innerHTML } = part;
    const hasStrong = part.querySelector('strong, b') !== null;
    if (tagName === 'DT') entries.push(hasStrong ? `${innerHTML}:` : `<strong>${innerHTML}:</strong>`);
    else entries.push(`${entries.pop() ?? ''} ${innerHTML}`);
  }
  return entries.map((entry) => `<li>${entry}</li>`).join('');
}

/** Tables without the spaces that would align them: whoever reads a text by tokens pays for each. */
function narrowTables(markdown: string): string {
  return markdown.replace(/^\|.*\|$/gm, (row) => row.replace(/ {2,}/g, ' ').replace(/-{4,}/g, '---'));
}
