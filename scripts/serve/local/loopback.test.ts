import { expect, test } from 'vitest';
import { namesThisMachine } from './loopback.ts';

test.each(['localhost', 'localhost:8888', '127.0.0.1:8888', '[::1]:8888', '192.168.1.20:8888', 'coa.localhost:8888'])(
  '%s names this machine',
  (host) => {
    expect(namesThisMachine(host)).toBe(true);
  },
);

test.each([undefined, '', 'evil.example', 'localhost.evil.example', '127.0.0.1.evil.example:8888', 'a b'])(
  '%s does not',
  (host) => {
    expect(namesThisMachine(host)).toBe(false);
  },
);
