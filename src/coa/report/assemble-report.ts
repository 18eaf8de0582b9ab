import type { AsSent } from '../image/prepare/lay-upright.ts';
import type { Judgement } from '../verdict/judge.ts';
import { bounded } from '../words/quote.ts';
import { namesIssuer } from './names-issuer.ts';
import { placeAsSent } from './place-as-sent.ts';
import type { CheckReportWithEvidence } from './report.ts';
import { type EvidencePage, writeEvidence } from './write-evidence.ts';
import { clientToTell, laboratoryToTell, writeFlags, writePlainEnglish, writeWhatToDo } from './write-report.ts';

/** What a report is written from. */
interface Reported {
  page: EvidencePage & { sent: AsSent };
  judgement: Judgement;
  /** Host of the vendor asked about; null when none was. */
  vendor: string | null;
  /** The partner laboratory, as people know it. */
  partnerName: string;
  staleMonths: number;
  /** The day of the check, `YYYY-MM-DD`. */
  today: string;
  /** Milliseconds by stage. */
  timings: Record<string, number>;
}

/** The whole answer. Of a page of which too little was read nothing is said in its favour, and no name is taken from it. */
export function assembleReport(reported: Reported): CheckReportWithEvidence {
  const { page, judgement, vendor, partnerName, staleMonths, today, timings } = reported;
  const { fields, results, decision, confidence } = judgement;
  const readable = !decision.because.includes('too-little-read');
  const { green, red } = writeFlags(judgement);
  const { width, height } = page.picture;
  const reading = { ...page.reading, width, height };
  const context = { decision, results, fields, vendor, partnerName, staleMonths, today, reading, others: page.others };
  return {
    verdict: decision.verdict,
    confidence: confidence.value,
    lab_named: readable && namesIssuer(decision, fields) ? bounded(laboratoryToTell(fields)) : '',
    client_field: readable ? bounded(clientToTell(fields)) : '',
    green_flags: readable ? green : [],
    red_flags: red,
    plain_english: writePlainEnglish(context),
    what_to_do: writeWhatToDo(context),
    evidence: placeAsSent(writeEvidence(page, judgement, readable, timings), page.sent),
  };
}
