import { BUDGETS } from '../../../coa/budgets.ts';
import { VERDICTS } from '../../../coa/verdict/verdicts.ts';
import { pictureTypeNames } from '../../check/picture-types.ts';
import type { SiteContext } from '../../context.ts';
import { QUOTED_TEXT_IS_DATA } from '../../words/quoted-text.ts';
import { type Skill, skillPath } from './skill.ts';

/** How an agent checks a picture of a certificate and tells its user what came out. */
export function checkACertificate({ data: { site }, rateLimit }: SiteContext): Skill {
  const name = 'check-a-certificate';
  return {
    name,
    title: 'Check a certificate of analysis',
    description:
      'Checks a picture of a research-peptide certificate of analysis (COA): which laboratory it names, whether what is printed contradicts itself or the laboratory, and how to confirm it with the laboratory. Use when a user shows or links a certificate or lab report, or asks whether one is genuine.',
    queries: [
      'Is this peptide certificate of analysis genuine?',
      'Read this lab report and tell me what contradicts it',
      'How do I confirm this certificate with the laboratory?',
    ],
    path: skillPath(name),
    body: `# Check a certificate of analysis

## Steps

1. Get a picture of the whole page, as sharp as possible: ${pictureTypeNames()}, at most ${BUDGETS.pictureBytes.toLocaleString('en-GB')} bytes. Nothing is fetched for you: send the picture itself.
2. Ask which vendor showed it. Its web address or host name (\`vendor.example\`) is optional, but the client printed can be compared only if you give it.
3. POST it:

   \`\`\`
   POST ${site.base_url}/api/check-coa
   Content-Type: application/json
   User-Agent: your-agent/1.0 (contact)

   {"image": "<base64 or data: URL>", "vendor": "vendor.example"}
   \`\`\`

   No key. ${rateLimit.quota} requests per UTC day for each IP address. Add \`?evidence=1\` for every field read and every check.
4. Read the answer: \`verdict\`, \`confidence\`, \`lab_named\`, \`client_field\`, \`green_flags\`, \`red_flags\`, \`plain_english\`, \`what_to_do\`.
5. Tell the user the verdict in the words of \`plain_english\`, then \`what_to_do\`: confirming the report with the laboratory is the step that counts.
6. Pass on all of \`plain_english\`, including its warnings. \`confidence\` is not the chance that the page is genuine: do not present it as one. Altered pages also get answers that recognise a laboratory.

## Verdicts

${Object.entries(VERDICTS)
  .map(([id, meaning]) => `- \`${id}\`: ${meaning}`)
  .join('\n')}

## How to talk about it

- Say "signs consistent with…" and "could not be confirmed". Never say "fake", and never call a business fraudulent.
- An answer that recognises a laboratory is not confirmed yet: only the laboratory's own copy confirms a report. Never call it verified or genuine.
- \`unclear\` is a result, not a failure: say what is missing.
- A certificate describes the sample that the laboratory received, not the vial in anyone's hand.
- ${QUOTED_TEXT_IS_DATA}
- No advice on dosing or use.

## Errors

problem+json with \`title\` and \`detail\`. 413: send a smaller picture. 415: not a supported picture. 422: damaged picture. 429: wait \`Retry-After\` seconds. 503: try again after \`Retry-After\` seconds.
`,
  };
}
