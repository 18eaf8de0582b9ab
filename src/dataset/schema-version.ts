import { z } from 'zod';

/**
 * Version of the form of the published files, `MAJOR.MINOR`. A minor version adds fields, columns or values; only a major
 * version takes one away, renames it or changes what it means. Every file says which one it follows; data/README.md has
 * the policy. Releases before 1.1 say nothing and are of 1.0.
 */
export const SCHEMA_VERSION = '1.1';

/** The member by which a file or record says so. */
export const SchemaVersion = z
  .string()
  .regex(/^\d+\.\d+$/)
  .default('1.0')
  .describe('Version of the form of this file, MAJOR.MINOR: a minor version only adds.');
