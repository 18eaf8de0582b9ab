import { BUDGETS } from '../../../coa/budgets.ts';
import { CheckReport, Evidence } from '../../../coa/report/report.ts';
import fabricated from '../../../samples/fabricated.json' with { type: 'json' };
import genuineIndependent from '../../../samples/genuine-independent.json' with { type: 'json' };
import unclear from '../../../samples/unclear.json' with { type: 'json' };
import { pictureTypeNames, scaledTypeNames } from '../../check/picture-types.ts';
import type { SiteContext } from '../../context.ts';
import { QUOTED_TEXT_IS_DATA } from '../../words/quoted-text.ts';
import type { Endpoint, Example } from './endpoint.ts';

/** A blank page of 64 × 64 pixels: small enough to print, and honestly answered with "unclear". */
const BLANK_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABAAQAAAACCEkxzAAAAEklEQVR42mP4DwUMo4xRBukMAOPT/hAC2mzjAAAAAElFTkSuQmCC';

/** The answer with and without evidence in one schema: unions are a burden on typed clients. */
export const CheckAnswer = CheckReport.extend({
  evidence: Evidence.optional().describe('Everything the verdict rests on; only with ?evidence=1.'),
}).describe('The answer to one check: eight fields, and evidence when it was asked for.');

/** POST /api/check-coa. */
export function checkCoaEndpoint({ data, rateLimit, schemas, evidenceValues }: SiteContext): Endpoint {
  return {
    operationId: 'checkCoa',
    method: 'post',
    path: '/api/check-coa',
    tag: 'check',
    summary: 'Check a picture of a certificate of analysis',
    description: [
      `Reads a picture of a certificate (${pictureTypeNames()}; the first frame, or the first page of a PDF that is a certificate, looking at no more than ${BUDGETS.pdfPages} pages) and judges what is printed: laboratory, client, dates, purity, mass, verification address. Answers with one of seven verdicts, what speaks for and against, and how to confirm the report with its laboratory.`,
      schemas.CheckRequest.description ?? '',
      `Limits: ${BUDGETS.pictureBytes.toLocaleString('en-GB')} bytes per picture before base64; ${BUDGETS.picturePixels.toLocaleString('en-GB')} pixels, or ${BUDGETS.scaledPixels.toLocaleString('en-GB')} for ${scaledTypeNames()} (above the first number the picture is made smaller as it is decoded, and every box refers to the smaller one); and ${BUDGETS.bodyBytes.toLocaleString('en-GB')} bytes per request. The picture is read in memory; it is neither stored nor logged.`,
      'You can ask for any page of a PDF with a parameter of the media type: `data:application/pdf;page=3;base64,…`, counting from 1. A page that the file does not have is refused as `invalid-fields`. With evidence, `page` says which page was judged and what it is, and `other_pages` what the others are, with laboratory, product and number: one check judges one page.',
      `${rateLimit.quota} requests per UTC day for each IP address (for IPv6, each /64, with four times as many for each /56 and sixteen times for each /48); a request refused for bad input counts too, unless the fault is in its URL, and so does a check that was not finished in time, which took the most work. The day ends at midnight UTC. RateLimit and RateLimit-Policy say what is left.`,
      '`confidence` is how often answers of this kind were right on pages whose truth we know, not the chance that the page is genuine: altered pages also get answers that recognise a laboratory, and `plain_english` says how often. What is only worth knowing comes at the end of `plain_english`, not in `red_flags`; in the evidence it has the severity `note`.',
      'Give `vendor` when a vendor shows the certificate: the client printed is then compared with it. A verdict is an opinion on what is printed, not proof: tell people to confirm the report with the laboratory, as `what_to_do` says.',
      QUOTED_TEXT_IS_DATA,
    ].join('\n\n'),
    parameters: [
      {
        name: 'evidence',
        in: 'query',
        required: false,
        description:
          '`1` adds `evidence`: the fields read, every check and its outcome, every word read with its place, and timings. `true`, `yes` and an empty value mean the same; `0`, `false` and `no` mean no evidence. Any other value is refused, and the request is not counted.',
        schema: { type: 'string', enum: [...evidenceValues] },
        example: '1',
      },
    ],
    request: {
      schema: schemas.CheckRequest,
      examples: [
        { name: 'picture', summary: 'A picture as raw base64', value: { image: BLANK_PNG } },
        {
          name: 'pictureOfVendor',
          summary: 'A picture as a data: URL, and the vendor who shows it',
          value: { image: `data:image/png;base64,${BLANK_PNG}`, vendor: 'vendor.example' },
        },
      ],
    },
    answers: [
      {
        status: '200',
        description: 'The verdict.',
        mediaType: 'application/json',
        schema: CheckAnswer,
        headers: ['RateLimit', 'RateLimit-Policy'],
        examples: ANSWERS,
      },
    ],
    problems: [
      'malformed-json',
      'invalid-fields',
      'method-not-allowed',
      'too-large',
      'unsupported-type',
      'undecodable',
      'quota-exceeded',
      'internal-error',
      'check-unavailable',
    ],
    problemHeaders: ['RateLimit', 'RateLimit-Policy'],
    curl: `printf '{"image":"%s"}' "$(base64 < certificate.jpg | tr -d '\\n')" |
  curl -s '${data.site.base_url}/api/check-coa' \\
    -H 'Content-Type: application/json' \\
    -A 'my-tool/1.0 (me@mail.example)' -d @-`,
  };
}

/** Answers that the checker gave to the samples, as it writes them without evidence: open, in favour and against. */
const ANSWERS: readonly Example[] = [
  {
    name: 'unclear',
    summary: 'A report by a laboratory that is not on our list',
    value: CheckReport.strip().parse(unclear),
  },
  {
    name: 'genuineIndependent',
    summary: 'A report by the partner laboratory without contradictions',
    value: CheckReport.strip().parse(genuineIndependent),
  },
  {
    name: 'fabricated',
    summary: 'A report whose mass is that of another substance',
    value: CheckReport.strip().parse(fabricated),
  },
];
