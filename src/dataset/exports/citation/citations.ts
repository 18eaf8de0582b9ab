import { type Artefact, jsonText, MEDIA_TYPES } from '../artefact.ts';
import type { Reference } from './references.ts';

/** One plain line. */
export function plainCitation({
  title,
  publisher,
  issued,
  version,
  URL: address,
  DOI: doi,
  licence,
  'container-title': container,
}: Reference): string {
  const work =
    container === undefined
      ? `${title} (version ${version}) [Data set].`
      : `${title}. In: ${container} (version ${version}).`;
  return `${publisher} (${issued['date-parts'][0][0]}). ${work} ${doi === undefined ? address : `https://doi.org/${doi}`}. ${licence}.`;
}

/** An entry of BibLaTeX, which BibTeX styles read as well. */
export function bibtexCitation(item: Reference): string {
  const [year, month] = item.issued['date-parts'][0];
  const fields: [string, string | undefined][] = [
    ['author', `{${escapeTex(item.author[0].literal)}}`],
    ['title', `{${escapeTex(item.title)}}`],
    ['booktitle', item['container-title'] && escapeTex(item['container-title'])],
    ['publisher', escapeTex(item.publisher)],
    ['year', String(year)],
    ['month', String(month)],
    ['date', dayOf(item)],
    ['version', item.version],
    ['doi', item.DOI],
    ['url', item.URL],
    ['note', `Licence: ${item.licence}`],
    ['langid', 'british'],
  ];
  return `@dataset{${item.id},\n${fields.flatMap(([name, value]) => (value ? [`  ${name} = {${value}},\n`] : [])).join('')}}\n`;
}

/** A RIS record. */
function risCitation(item: Reference): string {
  const lines: [string, string | undefined][] = [
    ['TY', 'DATA'],
    ['ID', item.id],
    ['TI', item.title],
    ['T2', item['container-title']],
    ['AU', item.author[0].literal],
    ['PB', item.publisher],
    ['PY', String(item.issued['date-parts'][0][0])],
    ['DA', dayOf(item).replaceAll('-', '/')],
    ['ET', item.version],
    ['LA', item.language],
    ['N1', `Licence: ${item.licence}`],
    ['DO', item.DOI],
    ['UR', item.URL],
    ['ER', ''],
  ];
  return lines.flatMap(([tag, value]) => (value === undefined ? [] : [`${tag}  - ${value}\r\n`])).join('');
}

function cslItem({ licence, ...item }: Reference): object {
  return { ...item, note: `Licence: ${licence}` };
}

/** The citation of one thing in each format; `path` gives the place of each. */
export function citationFiles(
  item: () => Reference,
  path: (format: 'bibtex' | 'ris' | 'csl' | 'text', extension: string) => string,
): Artefact[] {
  return [
    { path: path('bibtex', 'bib'), mediaType: MEDIA_TYPES.bibtex, body: () => bibtexCitation(item()) },
    { path: path('ris', 'ris'), mediaType: MEDIA_TYPES.ris, body: () => risCitation(item()) },
    { path: path('csl', 'csl.json'), mediaType: MEDIA_TYPES.cslJson, body: () => jsonText([cslItem(item())]) },
    { path: path('text', 'txt'), mediaType: MEDIA_TYPES.text, body: () => `${plainCitation(item())}\n` },
  ];
}

function dayOf({ issued }: Reference): string {
  return issued['date-parts'][0].map((part, i) => String(part).padStart(i === 0 ? 4 : 2, '0')).join('-');
}

/** Text for TeX: the ten characters that mean something to it are escaped. */
function escapeTex(text: string): string {
  return text.replace(
    /[\\{}&%$#_^~]/g,
    (character) =>
      ({ '\\': '\\textbackslash{}', '^': '\\textasciicircum{}', '~': '\\textasciitilde{}' })[character] ??
      `\\${character}`,
  );
}
