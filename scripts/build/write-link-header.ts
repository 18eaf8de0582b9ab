/** Writes the Link header that the functions carry: they know the documents by it, and not their builders. Run by `npm run data`. */
import { writeFileSync } from 'node:fs';
import { linkHeader } from '../../src/site/headers/link-header.ts';

writeFileSync('.generated/link-header.json', JSON.stringify({ link: linkHeader() }));
