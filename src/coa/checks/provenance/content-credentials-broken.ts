import type { ContentCredentials } from '../../image/container/container.ts';
import { quote } from '../../words/quote.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

export default defineCheck({
  id: 'content-credentials-broken',
  title: 'Content Credentials fit the file',
  description:
    'Content Credentials (C2PA) are a signed statement of where a picture comes from, tied to its bytes. If the tie is broken, the file was changed by something that does not sign, often just by being saved again. We do not check the signer against a list of trusted ones, so intact credentials prove nothing either.',
  uses: ['container'],
  decides: {},
  run({ container: { credentials } }) {
    if (credentials === null) return notApplicable('The file carries no Content Credentials; most do not.');
    if (credentials.state === 'unverified')
      return notApplicable('The file carries Content Credentials that could not be validated.');
    const by = describe(credentials);
    if (credentials.state === 'intact')
      return passed(`The file is as it was signed${by}; we did not look up whether the signer can be trusted.`);
    if (credentials.state === 'changed')
      return failed(
        'note',
        `The signature is valid, but the file is not as it was signed${by}.`,
        `The file was changed after it was signed${by}.`,
        [],
      );
    const statement = by === '' ? 'signed statement of origin' : `statement of origin, signed${by},`;
    return failed('note', `The ${statement} is not valid.`, `The file's ${statement} is not valid.`, []);
  },
});

function describe({ generator, signer }: ContentCredentials): string {
  return `${generator === '' ? '' : ` with ${quote(generator)}`}${signer === '' ? '' : ` by ${quote(signer)}`}`;
}
