import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readDataFiles } from '../../data/index.ts';
import { Id } from '../../src/dataset/source.ts';
import { isNamed } from '../../src/dataset/vendor/find-vendor.ts';
import { writeFiles } from '../build/write-files.ts';
import { Refusal } from './refusal.ts';
import { slug } from './slug.ts';
import { fileText, type Workspace } from './workspace.ts';

/**
 * Begins the record of a laboratory of which nothing is known but its name. What nobody may leave open, how many reports
 * were seen and the first source with its day, stands there empty, so that the build refuses the record until it is said.
 * @returns what to do next
 * @throws Refusal when the name is none or stands in a record already, or the id is none or taken.
 */
export function newLaboratory(workspace: Workspace, name: string, wantedId?: string): string {
  const printed = name.trim();
  if (printed.length < 2 || printed.length > 120)
    throw new Refusal(`"${name}" is no name: expected 2 to 120 characters, as the laboratory prints it.`);
  const owner = readDataFiles(workspace.folder).find(
    ({ path, content }) => basename(dirname(path)) === 'labs' && isNamedIn(content, printed),
  );
  if (owner) throw new Refusal(`${printed} stands in ${owner.path} already.`);
  const id = wantedId ?? slug(printed);
  const again = `Choose one: npm run audit -- new-lab "${printed}" --id ID`;
  if (!Id.safeParse(id).success)
    throw new Refusal(`"${id}" cannot be an id: expected lower-case words joined by hyphens. ${again}`);
  const path = join(workspace.folder, 'labs', `${id}.json`);
  if (existsSync(path)) throw new Refusal(`${path} exists already. ${again}`);
  writeFiles([{ path, text: fileText(blankLaboratory(id, printed)) }]);
  return [
    `${path}: begun. The build and the other commands refuse it until reports_seen and sources are filled in.`,
    'What each field means: data/README.md, "Add a laboratory". Facts only; null and [] mean "not known".',
    'What is missing:  npm run data',
  ].join('\n');
}

/** Every field that a record of a laboratory must have, in the order of the others. */
function blankLaboratory(id: string, name: string): object {
  return {
    $schema: '../schemas/laboratory.schema.json',
    id,
    name,
    aliases: [],
    demonstration: false,
    reports_seen: null,
    country: null,
    hosts: [],
    verification: null,
    identifiers: [],
    titles: [],
    methods: [],
    accreditation: null,
    notes: [],
    sources: [{ title: '', url: null, captured_at: '' }],
  };
}

/** Whether a file of a laboratory, which may have faults still, goes by a name. */
function isNamedIn(content: unknown, printed: string): boolean {
  const { name, aliases } = content as { name?: unknown; aliases?: unknown };
  const texts = (Array.isArray(aliases) ? aliases : []).filter((alias) => typeof alias === 'string');
  return typeof name === 'string' && isNamed({ name, aliases: texts }, printed);
}
