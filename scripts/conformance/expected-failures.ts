/** One entry of a file of expected failures. */
export interface ExpectedFailure {
  /** A scenario, or one of its checks as `scenario:check`. */
  entry: string;
  /** Why it cannot pass here. */
  reason: string;
}

/**
 * Reads the entries of a file of expected failures, `- entry # reason` each.
 *
 * @throws Error for an entry without a reason.
 */
export function readExpectedFailures(text: string): ExpectedFailure[] {
  return text
    .split('\n')
    .filter((line) => line.trim().startsWith('- '))
    .map((line) => {
      const [, entry = '', reason = ''] = /^\s*- (\S+)(?:\s+# (.+))?$/.exec(line) ?? [];
      if (entry === '' || reason === '')
        throw new Error(`Expected "- scenario:check # reason", found "${line.trim()}".`);
      return { entry, reason };
    });
}
