import type { Column } from './csv.ts';

/** The schema's description of each field. */
type Described = Readonly<Record<string, { description?: string | undefined }>>;
type Scalar = string | number | boolean | null;
type More = Pick<Column<never>, 'format' | 'constraints'>;

/** A field of an object that holds one value, as a column with the words of its schema. */
export type FieldColumn<T, O> = <F extends keyof O & string>(
  field: O[F] extends Scalar | undefined ? F : never,
  type: Column<T>['type'],
  more?: More,
) => Column<T>;

/**
 * Makes columns of an object's own fields.
 * @param prefix of their names, such as `reply_`
 * @param shape says of each field what it is
 * @param of finds the object in a record; null where it has none, and every cell is empty then
 */
export function fieldColumns<T, O extends object>(
  prefix: string,
  shape: Described,
  of: (record: T) => O | null,
): FieldColumn<T, O> {
  return (field, type, { format, constraints } = {}) => ({
    name: `${prefix}${field}`,
    type,
    ...(format && { format }),
    description: shape[field]?.description ?? '',
    ...(constraints && { constraints }),
    value: (record) => (of(record)?.[field] ?? null) as Scalar,
  });
}
