/** Packages for tests that bring no types: only what the tests use. */
declare module 'datapackage' {
  export const Package: {
    load(descriptor: string): Promise<{
      errors: Error[];
      getResource(name: string): {
        read(options: { keyed?: boolean; relations?: boolean }): Promise<Record<string, unknown>[]>;
      };
    }>;
  };
}

declare module '@citation-js/core' {
  export class Cite {
    constructor(input: string);
    data: Record<string, unknown>[];
  }
}
declare module '@citation-js/plugin-bibtex';
declare module '@citation-js/plugin-cff';
declare module '@citation-js/plugin-ris';
