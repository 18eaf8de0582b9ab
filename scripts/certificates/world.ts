import { loadData } from '../../data/index.ts';
import type { Compound } from '../../src/dataset/compound.ts';
import type { Laboratory } from '../../src/dataset/laboratory.ts';
import { type Business, SELLERS } from './content/businesses.ts';

/** Everything that certificates are made from: our list of laboratories, the compounds, and businesses to be clients. */
export interface World {
  partner: Laboratory;
  /** Registered laboratories other than the partner, invented ones included. */
  laboratories: readonly Laboratory[];
  /** Compounds of one molecule with a known mass. */
  compounds: readonly Compound[];
  sellers: readonly (Business & { domain: string })[];
}

/** Kinds whose mass a certificate states. */
const WEIGHED: readonly Compound['kind'][] = ['peptide', 'modified_peptide', 'peptidomimetic', 'small_molecule'];

/**
 * Loads the world from the data set.
 * @param folder the data folder.
 * @throws DataError when the data set does not hold together, Error when it lacks the partner laboratory.
 */
export function loadWorld(folder = 'data'): World {
  const { site, laboratories, compounds, vendors } = loadData(folder);
  const partner = laboratories.find(({ id }) => id === site.partner_laboratory);
  if (!partner) throw new Error(`Expected the partner laboratory, ${site.partner_laboratory}, in ${folder}/labs.`);
  return {
    partner,
    laboratories: laboratories.filter(({ id }) => id !== partner.id),
    compounds: compounds.filter(
      (c) =>
        WEIGHED.includes(c.kind) && c.average_mass !== null && c.monoisotopic_mass !== null && c.average_mass > 300,
    ),
    sellers: [...SELLERS, ...vendors].map(({ name, domain }) => ({ name, domain })),
  };
}
