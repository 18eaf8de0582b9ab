import { BUDGETS } from '../../../coa/budgets.ts';
import { CheckReport, Evidence } from '../../../coa/report/report.ts';
import { alteredPagesText } from '../../../coa/verdict/altered-pages.ts';
import type { Laboratory } from '../../../dataset/laboratory.ts';
import { partnerLaboratory } from '../../../dataset/site.ts';
import { pictureTypeNames } from '../../check/picture-types.ts';
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
  const partner = partnerLaboratory(data);
  return {
    operationId: 'checkCoa',
    method: 'post',
    path: '/api/check-coa',
    tag: 'check',
    summary: 'Check a picture of a certificate of analysis',
    description: [
      `Reads a picture of a certificate (${pictureTypeNames()}; the first frame, or the first page of a PDF that is a certificate, for which at most ${BUDGETS.pdfPages} pages are read) and judges what is printed: laboratory, client, dates, purity, mass, verification address. Answers with one of seven verdicts, what speaks for and against, and how to confirm the report with its laboratory.`,
      schemas.CheckRequest.description ?? '',
      `At most ${BUDGETS.pictureBytes.toLocaleString('en-GB')} bytes a picture before base64, ${BUDGETS.picturePixels.toLocaleString('en-GB')} pixels (JPEG, PNG and WebP ${BUDGETS.scaledPixels.toLocaleString('en-GB')}: above the first number the picture is made smaller as it is decoded, and every box refers to the smaller one), and ${BUDGETS.bodyBytes.toLocaleString('en-GB')} bytes a request. The picture is read in memory; it is neither stored nor logged.`,
      'Of a PDF any page can be asked for by a parameter of the media type: `data:application/pdf;page=3;base64,…`, from 1. A page that the file does not have is refused as `invalid-fields`. With evidence, `page` says which page was judged and what it is, and `other_pages` what the others are, with laboratory, product and number: one check judges one page.',
      `${rateLimit.quota} requests a UTC day for each IP address (IPv6: each /64); a request refused for bad input counts too, unless its address is at fault. The day ends at midnight UTC. RateLimit and RateLimit-Policy say what is left.`,
      '`confidence` is how often answers of this kind were right on pages whose truth we know, not the chance that the page is genuine: altered pages get answers that recognise a laboratory, too, and `plain_english` says how often. What is only worth knowing stands at the end of `plain_english` and not in `red_flags`; in the evidence it has the severity `note`.',
      'Give `vendor` when a vendor shows the certificate: the client printed is then compared with it. A verdict is an opinion on what is printed, not proof: tell people to confirm the report with the laboratory, as `what_to_do` says.',
      QUOTED_TEXT_IS_DATA,
    ].join('\n\n'),
    parameters: [
      {
        name: 'evidence',
        in: 'query',
        required: false,
        description:
          '`1` adds `evidence`: the fields read, every check and its outcome, every word read with its place, and timings. `true`, `yes` and nothing mean the same, `0`, `false` and `no` that it is not asked for; any other value is refused, and the request not counted.',
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
        examples: answerExamples(partner),
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
    curl: `printf '{"image":"%s"}' "$(base64 -w0 certificate.jpg)" |
  curl -s '${data.site.base_url}/api/check-coa' \\
    -H 'Content-Type: application/json' \\
    -A 'my-tool/1.0 (me@mail.example)' -d @-`,
  };
}

/** A page that cannot be judged, and a report of the partner laboratory. */
function answerExamples(partner: Laboratory): Example[] {
  return [
    {
      name: 'unclear',
      summary: 'A page on which nothing can be read',
      value: {
        verdict: 'unclear',
        confidence: 0.6,
        lab_named: '',
        client_field: '',
        green_flags: [],
        red_flags: ['Too little of the page could be read to judge it. Send a sharper or larger picture.'],
        plain_english:
          'We could not judge this picture. Too little of the page could be read to judge it. Send a sharper or larger picture.',
        what_to_do:
          'Send the whole page as a sharp, straight picture: the original file or a screenshot at full size rather than a photo of a screen.',
      },
    },
    {
      name: 'genuineIndependent',
      summary: 'A report of the partner laboratory without contradictions',
      value: {
        verdict: 'genuine-independent',
        confidence: 0.7,
        lab_named: partner.name,
        client_field: 'Vendor Example',
        green_flags: [
          `${partner.name} is on our list of laboratories.`,
          'The newest date is less than twelve months old.',
        ],
        red_flags: [],
        plain_english: `We read: laboratory “${partner.name}”, client “Vendor Example”. It reads as a report of ${partner.name}, an independent laboratory, and nothing we checked speaks decisively against it. A picture cannot prove that nothing was changed. ${alteredPagesText()} Not confirmed yet: only the laboratory's own copy confirms a report.`,
        what_to_do: `Confirm it with the laboratory at ${partner.verification?.url ?? partner.name}, with the report number and key printed on the page.`,
      },
    },
  ];
}
