import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Snapshot } from '../../src/dataset/exports/snapshots/released-snapshot.ts';

/**
 * Where the files of a release do not follow the schemas that were released with them: each JSON file with a schema of
 * its name, and each line of vendors.ndjson. A release that says no `schema_version` is of 1.0.
 * @returns a line each: release, file, place, what was expected
 */
export function schemaFaults({ day, files }: Snapshot): string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  const schemas = [...files].flatMap(([path, text]) => {
    const name = /^schemas\/(.+)\.schema\.json$/.exec(path)?.[1];
    return name === undefined ? [] : [[name, ajv.compile(JSON.parse(text) as object)] as const];
  });
  return schemas.flatMap(([name, isValid]) => {
    const records: (readonly [place: string, text: string])[] =
      name === 'vendor'
        ? linesOf(files.get('vendors.ndjson')).map((line, i) => [`vendors.ndjson, line ${i + 1}`, line] as const)
        : [...files].filter(([path]) => path === `${name}.json`);
    return records.flatMap(([place, text]) =>
      isValid(JSON.parse(text))
        ? []
        : (isValid.errors ?? []).map(
            ({ instancePath, message }) => `${day}/${place}: ${instancePath || 'the whole'} ${message ?? ''}`,
          ),
    );
  });
}

const linesOf = (text: string | undefined) => (text ?? '').split('\n').filter((line) => line !== '');
