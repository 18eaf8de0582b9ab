import type { Compound } from '../../../dataset/compound.ts';

/** Where the compounds stand, by whose names it is told whether two products are one. */
const COMPOUNDS_ADDRESS = '/data/compounds.json';

let loaded: Promise<readonly Compound[] | null> | undefined;

/** The compounds on record, loaded when they are first needed; null without a connection. */
export function loadCompounds(): Promise<readonly Compound[] | null> {
  loaded ??= fetch(COMPOUNDS_ADDRESS)
    .then(async (answer) => {
      if (!answer.ok) throw new Error('The compounds could not be loaded.');
      return ((await answer.json()) as { compounds: Compound[] }).compounds;
    })
    .catch(() => {
      loaded = undefined;
      return null;
    });
  return loaded;
}
