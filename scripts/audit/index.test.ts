import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { testWorkspace } from './test-workspace.ts';

const work = testWorkspace();
afterAll(() => work.remove());
const audit = (...args: string[]) =>
  spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'index.ts'), '--data', work.folder, '--today', '2024-11-25', ...args],
    { encoding: 'utf8' },
  );

describe('npm run audit', () => {
  it('answers on stdout with status 0', () => {
    const { status, stdout } = audit('status', '--json');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toContainEqual({
      kind: 'not contacted',
      vendor: 'vendor-one',
      what: 'tell the vendor of the findings and ask for comment',
    });
  });

  it.each([['--help'], ['help'], ['import', '--help'], ['help', 'import']])('helps with: %s %s', (...args) => {
    const { status, stdout } = audit(...args);
    expect(status).toBe(0);
    expect(stdout).toContain('FILE.csv [--write]');
    expect(stdout.includes('add-coa')).toBe(!args.includes('import'));
  });

  it.each<[string, string[], RegExp]>([
    ['no command', [], /npm run audit -- COMMAND/],
    ['an unknown command', ['destroy'], /no command "destroy"/],
    ['a command without its argument', ['confirm'], /the id of the vendor is missing/],
    ['an unknown vendor', ['record-change', 'nobody', '--why', 'A reason.'], /There is no .*nobody\.json/],
    ['a path for an id', ['publish', '../site'], /There is no/],
    ['a table that is not there', ['import', 'nowhere.csv'], /nowhere\.csv/],
    ['a day that is none', ['status', '--today', 'soon'], /--today/],
    ['a day to come', ['status', '--today', '2462-11-29'], /--today: expected a day no later than today/],
    ['an option that is misspelt', ['status', '--jsno'], /Unknown option '--jsno'/],
    ['an option of another command', ['status', '--write'], /Unknown option '--write'/],
    ['an option without its value', ['record-change', 'vendor-one', '--why'], /--why/],
    ['one argument too many', ['publish', 'vendor-one', 'vendor-two'], /"vendor-two" is one argument too many/],
    ['a misspelt vendor', ['publish', 'vendor-oen'], /Did you mean vendor-one\?/],
    ['a folder without data', ['status', '--data', 'nowhere'], /nowhere: Expected a folder with site\.json/],
  ])('refuses %s on stderr with status 1 and no stack', (_what, args, message) => {
    const { status, stderr } = audit(...args);
    expect(status).toBe(1);
    expect(stderr).toMatch(message);
    expect(stderr).not.toContain('    at ');
  });
});
