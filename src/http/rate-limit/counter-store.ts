/**
 * What the rate limit needs of a store: reads that see the last write, and writes that happen only if nobody else wrote
 * first. Keys are `folder/name`. Every method rejects when the store cannot do what was asked for certain.
 */
export interface CounterStore {
  /** The value and the tag of its version; null when there is none. */
  read(key: string): Promise<{ value: unknown; etag: string } | null>;
  /** Writes only if the key is new; the tag of the new version, or null when somebody else was first. */
  create(key: string, value: unknown): Promise<string | null>;
  /** Writes only if the version is still `etag`; the tag of the new version, or null when somebody else was first. */
  replace(key: string, value: unknown, etag: string): Promise<string | null>;
  /** Every folder that holds a key. */
  folders(): Promise<string[]>;
  /** Every key of one folder. */
  keys(folder: string): Promise<string[]>;
  remove(key: string): Promise<void>;
}
