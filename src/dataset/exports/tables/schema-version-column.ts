import { SCHEMA_VERSION } from '../../schema-version.ts';
import type { Column } from './csv.ts';

/** The column by which a table says which version of the form it follows: the same in every row. */
export const schemaVersionColumn = (): Column<unknown> => ({
  name: 'schema_version',
  type: 'string',
  description: 'Version of the form of this table, MAJOR.MINOR; a minor version only adds columns.',
  constraints: { required: true, pattern: '\\d+\\.\\d+' },
  value: () => SCHEMA_VERSION,
});
