import type { Compound } from '../compound.ts';
import { nameKey } from '../vendor/find-vendor.ts';
import type { KnownIds, Records, Report } from './records.ts';

/** A name or number as it stands in a record, and as it is compared. */
interface Name {
  field: string;
  text: string;
  key: string;
}
type Named = { name: string; aliases: readonly string[] };

/**
 * Two records of a kind must not go by one name: a page that prints it would be read as either. Compounds may, where
 * trade calls two by one name and each names the other under `shares_names_with`; so may the aliases of vendors, since
 * several shops can belong to one brand, and a look-up of it then offers them all.
 */
export function checkNames(
  { laboratories, compounds, vendors }: Records,
  ids: KnownIds,
  fileOf: (record: object) => string,
  report: Report,
): void {
  const refuse = (record: object, { field, text }: Name, owner: object, mend: string) =>
    report(record, field, `Expected one of its own; "${text}" already stands in ${fileOf(owner)}. ${mend}`);

  forEachShared(laboratories, namesOf, (laboratory, name, owner) =>
    refuse(laboratory, name, owner, 'A name or alias stands for one laboratory.'),
  );
  forEachShared(vendors, namesOf, (vendor, name, owner) => {
    if (name.field === 'name' || nameKey(owner.name) === name.key)
      refuse(vendor, name, owner, 'Two shops may share an alias, but no trading name: add the domain to it.');
  });
  forEachShared(compounds, namesAndNumbers, (compound, name, owner) => {
    if (!areDeclared(compound, owner))
      refuse(compound, name, owner, 'Where trade uses it for both, each names the other under shares_names_with.');
  });
  for (const compound of compounds) checkDeclared(compound, compounds, ids, report);
}

function forEachShared<T extends object>(
  records: readonly T[],
  names: (record: T) => Name[],
  found: (record: T, name: Name, owner: T) => void,
): void {
  const owners = new Map<string, Set<T>>();
  for (const record of records)
    for (const name of names(record)) {
      const known = owners.get(name.key) ?? new Set();
      for (const owner of known) if (owner !== record) found(record, name, owner);
      owners.set(name.key, known.add(record));
    }
}

const namesOf = ({ name, aliases }: Named): Name[] =>
  [{ field: 'name', text: name }, ...aliases.map((text, i) => ({ field: `aliases.${i}`, text }))].map((entry) => ({
    ...entry,
    key: nameKey(entry.text),
  }));

const namesAndNumbers = (compound: Compound): Name[] => [
  ...namesOf(compound),
  ...compound.cas.map((text, i) => ({ field: `cas.${i}`, text, key: `CAS ${text}` })),
];

const areDeclared = (one: Compound, other: Compound): boolean =>
  one.shares_names_with.includes(other.id) && other.shares_names_with.includes(one.id);

/** What a compound is said to share must be shared: an entry that outlived its alias would let the next slip through. */
function checkDeclared(compound: Compound, compounds: readonly Compound[], ids: KnownIds, report: Report): void {
  const own = new Set(namesAndNumbers(compound).map(({ key }) => key));
  for (const [i, id] of compound.shares_names_with.entries()) {
    const other = compounds.find((candidate) => candidate.id === id);
    if (!ids.compounds.has(id) || id === compound.id)
      report(compound, `shares_names_with.${i}`, `Expected the id of another compound in compounds; found "${id}".`);
    else if (other !== undefined && !namesAndNumbers(other).some(({ key }) => own.has(key)))
      report(
        compound,
        `shares_names_with.${i}`,
        `Expected a compound that shares a name or CAS number; "${id}" shares none.`,
      );
  }
}
