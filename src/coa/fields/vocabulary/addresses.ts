import { listed } from './any-of.ts';

/** Endings of the hosts that pages print. */
export const TOP_LEVEL_DOMAINS =
  'com|net|org|example|info|io|co|uk|us|eu|de|cn|top|site|online|xyz|lab|labs|health|bio|science|pro|app|shop|store|test|biz|ch|ca|au|nl|pl|cz|fr|in|hk|is|me|cc|tech|life|world|support|cloud|dev|click|live|link|club|vip|icu';

/** Names by which an address in a code gives a key, and a report number; each is the whole name. */
export const KEY_PARAMETERS = listed('k, key, code, token, pin, auth, verify');
export const NUMBER_PARAMETERS = listed('t, n, no, id, task, report, number, ref, coa, cert, certificate, sample');
