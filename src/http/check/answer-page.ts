import { createHash } from 'node:crypto';
import type { CheckReport } from '../../coa/report/report.ts';
import { type HttpProblem, PROBLEMS } from '../problem.ts';

/** An answer in words, for the page that a form without script gets. */
export interface AnswerWords {
  heading: string;
  meaning: string;
  /** How sure the answer is; "" where it leaves it open. */
  sure: string;
}

const STYLE =
  ':root{color-scheme:light dark}body{max-width:42rem;margin:2rem auto;padding:0 1.1rem;font:1.0625rem/1.6 system-ui,sans-serif}h1{line-height:1.2}';
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/** Text as HTML: what was read from a picture is never markup. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

const paragraph = (text: string): string => (text === '' ? '' : `<p>${escapeHtml(text)}</p>`);

function list(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return '';
  return `<h2>${title}</h2><ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`;
}

/** @param about what the page is about besides its title, for the list of tabs and the history; "" for nothing. */
function page(
  status: number,
  title: string,
  body: string,
  { about = '', headers = {} }: { about?: string; headers?: Record<string, string> },
): Response {
  const fullTitle = [about === '' ? title : `${title}: ${about}`, 'Check a certificate'].join(' · ');
  const html = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(fullTitle)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1>${body}<p><a href="/check/">Check another certificate</a></p></main></body></html>`;
  return new Response(html, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': POLICY, ...headers },
  });
}

/** A report as a page, for a form that was sent without script. */
export function answerPage(report: CheckReport, { heading, meaning, sure }: AnswerWords, name: string): Response {
  return page(
    200,
    heading,
    [
      paragraph(name === '' ? '' : `The file: ${name}.`),
      paragraph(meaning),
      paragraph(sure),
      `<h2>What to do</h2>${paragraph(report.what_to_do)}`,
      list('What speaks against it, or is in doubt', report.red_flags),
      `<h2>What was seen</h2>${paragraph(report.plain_english)}`,
      list('Routine checks that held', report.green_flags),
    ].join(''),
    { about: name },
  );
}

/** A refusal as a page, with the headers that belong to it. */
export function problemPage({ id, message, extras }: HttpProblem): Response {
  const { status, title } = PROBLEMS[id];
  return page(status, title, paragraph(message), extras.headers === undefined ? {} : { headers: extras.headers });
}
