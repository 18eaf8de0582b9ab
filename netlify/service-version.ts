import { readFileSync } from 'node:fs';

/** Version of the service, as package.json states it. */
export const serviceVersion = (JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }).version;
