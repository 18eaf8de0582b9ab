import type { SearchEntry, SearchKind } from '../../site/search/search-index.ts';
import { append, appendLink, byId, show } from '../check/elements.ts';
import { findEntries } from './find-entries.ts';

const INDEX_ADDRESS = '/search/index.json';
/** Results shown; whoever gets more types on. */
const MAX_SHOWN = 50;
const KINDS: Readonly<Record<SearchKind, string>> = {
  vendor: 'Vendor',
  laboratory: 'Laboratory',
  compound: 'Compound',
};

const field = byId<HTMLInputElement>('search-text');
let loading: Promise<SearchEntry[]> | null = null;

/** The index, loaded once; after a failure the next search asks again. */
function loadIndex(): Promise<SearchEntry[]> {
  loading ??= fetch(INDEX_ADDRESS)
    .then((answer) => {
      if (!answer.ok) throw new Error(`Expected the index, got ${answer.status}.`);
      return answer.json() as Promise<SearchEntry[]>;
    })
    .catch((error: unknown) => {
      loading = null;
      throw error;
    });
  return loading;
}

async function search(): Promise<void> {
  const query = field.value.trim();
  show('search-all', query === '');
  show('search-results', query !== '');
  if (query === '') return tell('');
  let index: SearchEntry[];
  try {
    index = await loadIndex();
  } catch {
    show('search-all', true);
    show('search-results', false);
    return tell('The search could not be loaded. Check your connection and type again; everything is listed below.');
  }
  // While the index was loaded more may have been typed.
  if (field.value.trim() !== query) return;
  const { entries, isClose } = findEntries(index, query);
  const list = byId('search-results');
  list.replaceChildren();
  for (const entry of entries.slice(0, MAX_SHOWN)) showEntry(list, entry);
  show('search-results', entries.length > 0);
  tell(countInWords(entries.length, isClose, query));
}

function showEntry(list: Element, { kind, name, path, about }: SearchEntry): void {
  const item = append(list, 'li');
  append(item, 'span', KINDS[kind], 'kind small');
  appendLink(item, name, path);
  if (about !== '') append(item, 'span', about, 'soft small');
}

function countInWords(count: number, isClose: boolean, query: string): string {
  if (count === 0)
    return `Nothing found for “${query}”. A vendor that is not listed has not been audited, which says nothing about it.`;
  const shown = count > MAX_SHOWN ? `; the first ${MAX_SHOWN} are shown` : '';
  if (isClose) return `Nothing is spelled “${query}”. Did you mean one of these?`;
  return `${count} ${count === 1 ? 'result' : 'results'}${shown}`;
}

function tell(words: string): void {
  byId('search-count').textContent = words;
}

/** The field says what the address asks for. */
function readAddress(): void {
  field.value = new URLSearchParams(location.search).get('q') ?? '';
  void search();
}

/** The address asks for what is typed, so that it can be linked to. */
function readField(): void {
  const query = field.value.trim();
  history.replaceState(null, '', query === '' ? location.pathname : `?${new URLSearchParams({ q: query }).toString()}`);
  void search();
}

field.addEventListener('input', readField);
byId('search-form').addEventListener('submit', (event) => {
  event.preventDefault();
  void search();
});
addEventListener('popstate', readAddress);
// On a slow connection somebody has typed before this came.
if (field.value === '') readAddress();
else readField();
