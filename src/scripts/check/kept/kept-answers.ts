import type { Answer } from './answer.ts';

const KEY = 'coa-check:answers';
/** Answers that are kept; one has 30 to 80 kB, and a browser gives a site about 5 MB. */
export const MAX_KEPT = 10;

/** What keeps texts by a name, as localStorage does. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What keeps nothing. */
const CLOSED: Store = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

/** The store of this device; where the browser gives a site none, to name it throws, and nothing is kept. */
export function deviceStore(): Store {
  try {
    return localStorage;
  } catch {
    return CLOSED;
  }
}

function isAnswer(value: unknown): value is Answer {
  const answer = value as Partial<Answer> | null;
  return (
    typeof answer?.id === 'string' &&
    typeof answer.name === 'string' &&
    typeof answer.at === 'string' &&
    typeof answer.report?.verdict === 'string' &&
    Array.isArray(answer.report.evidence?.checks)
  );
}

/** The answers kept on this device, newest first; none where the store is closed or holds something else. */
export function keptAnswers(store: Store): Answer[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isAnswer).slice(0, MAX_KEPT) : [];
  } catch {
    return [];
  }
}

/** Keeps an answer in front of the others, or in its place if it is there already. The oldest go where there is no room. */
export function keepAnswer(store: Store, answer: Answer): void {
  const kept = keptAnswers(store);
  const answers = kept.some(({ id }) => id === answer.id)
    ? kept.map((other) => (other.id === answer.id ? answer : other))
    : [answer, ...kept].slice(0, MAX_KEPT);
  for (let count = answers.length; count > 0; count--) {
    try {
      store.setItem(KEY, JSON.stringify(answers.slice(0, count)));
      return;
    } catch {
      // The store is full or closed: the answer stays on the page, and fewer are kept.
    }
  }
}

/** Keeps what became of an answer that is kept; one that was forgotten meanwhile, in another tab, stays forgotten. */
export function keepAgain(store: Store, answer: Answer): void {
  if (keptAnswers(store).some(({ id }) => id === answer.id)) keepAnswer(store, answer);
}

/** Whether a change that another tab made to the store forgot every answer; null as its key is a store that was emptied. */
export const isForgetting = ({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): boolean =>
  key === null || (key === KEY && newValue === null);

/** Forgets every answer kept on this device. */
export function forgetAnswers(store: Store): void {
  try {
    store.removeItem(KEY);
  } catch {
    // A closed store holds nothing.
  }
}
