import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataError } from '../../src/dataset/data-error.ts';
import { readNamedFile } from './read-named-file.ts';
import { type TestWorkspace, testWorkspace } from './test-workspace.ts';
import { readSite, readVendorFile } from './workspace.ts';

let work: TestWorkspace;
beforeEach(() => {
  work = testWorkspace();
});
afterEach(() => work.remove());

describe('readSite', () => {
  it('says what is wrong with site.json by field', () => {
    work.write('data/site.json', work.read('data/site.json').replace('"stale_months": 12', '"stale_months": "12"'));
    expect(() => readSite(work)).toThrow(DataError);
    expect(() => readSite(work)).toThrow(/site\.json: stale_months: Expected a number; found "12"\./);
  });
});

describe('the files of the data', () => {
  it('may begin with the mark that Windows puts before UTF-8', () => {
    for (const path of ['data/site.json', 'data/vendors/vendor-one.json', 'data/labs/lab-one.json'])
      work.write(path, `\uFEFF${work.read(path)}`);
    expect(work.problems()).toEqual([]);
    expect(readVendorFile(work, 'vendor-one').id).toBe('vendor-one');
    expect(readSite(work).name).toBe('Test');
  });

  it('may lie beside those that a system hides', () => {
    writeFileSync(join(work.folder, 'vendors', '.DS_Store'), 'x');
    expect(work.problems()).toEqual([]);
  });
});

describe('readNamedFile', () => {
  it('says in words that there is no file', () => {
    expect(() => readNamedFile('nowhere.png')).toThrow('There is no file nowhere.png.');
    expect(() => readNamedFile(work.folder)).toThrow('is a folder');
  });
});
