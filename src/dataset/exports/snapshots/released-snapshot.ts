/** One released state of the data set: its files never change. */
export interface Snapshot {
  /** The day of the release, its version. */
  day: string;
  /** Text of each file by path below the snapshot's folder, sorted by path. */
  files: ReadonlyMap<string, string>;
}

/** Folder of a snapshot on the site. */
export const snapshotFolder = (day: string) => `/data/snapshots/${day}/`;
