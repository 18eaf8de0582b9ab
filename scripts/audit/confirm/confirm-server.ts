import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { DataError } from '../../../src/dataset/data-error.ts';
import { Refusal } from '../refusal.ts';
import type { Workspace } from '../workspace.ts';
import { COMPARED_FIELDS, labelOf, readingOf, settledWords, shownText } from './compared-fields.ts';
import { type ComparedValues, confirm, waitingFor } from './confirm.ts';
import { CONFIRM_PAGE } from './confirm-page.ts';
import { cropPng, keepLastPage, pagePng } from './page-pictures.ts';

const Posted = z.strictObject({
  certificate: z.string(),
  values: z.strictObject(Object.fromEntries(COMPARED_FIELDS.map((field) => [field, z.string().max(500)]))),
});

/** A running page for confirming. */
export interface ConfirmServer {
  /** Address to open; only who knows it can use the page. */
  url: string;
  /** Settles when nothing waits any more. */
  finished: Promise<void>;
  close(): void;
}

/**
 * Serves the page on which the certificates of a vendor are confirmed, on this machine only.
 * @param by who compares them
 */
export async function serveConfirm(workspace: Workspace, vendorId: string, by: string): Promise<ConfirmServer> {
  // In the address, so that no other page in the browser can post here.
  const secret = randomBytes(16).toString('hex');
  let finish: () => void = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const served: Served = { workspace, vendorId, by, secret, openPage: keepLastPage() };
  const server = createServer((request, response) => {
    answer(request, response, served)
      .then(() => {
        if (waitingFor(workspace, vendorId).length === 0) finish();
      })
      .catch((error: unknown) => {
        const isOurs = error instanceof Refusal || error instanceof DataError || error instanceof z.ZodError;
        response.writeHead(isOurs ? 422 : 500, { 'Content-Type': 'text/plain; charset=utf-8' });
        response.end(isOurs ? error.message : 'Something went wrong; the terminal says what.');
        if (!isOurs) console.error(error);
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/${secret}/`,
    finished,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

interface Served {
  workspace: Workspace;
  vendorId: string;
  by: string;
  secret: string;
  openPage: ReturnType<typeof keepLastPage>;
}

async function answer(request: IncomingMessage, response: ServerResponse, served: Served): Promise<void> {
  const { workspace, vendorId, by, secret, openPage } = served;
  const url = new URL(request.url ?? '/', 'http://127.0.0.1');
  const send = (type: string, body: string | Buffer, status = 200) => {
    response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
    response.end(body);
  };
  const path = url.pathname.startsWith(`/${secret}/`) ? url.pathname.slice(secret.length + 2) : null;
  const waiting = waitingFor(workspace, vendorId);
  const asked = waiting.find(({ id }) => id === url.searchParams.get('c'));
  if (request.method === 'POST' && path === 'confirm') {
    const { certificate, values } = Posted.parse(JSON.parse(await text(request)));
    return send('text/plain; charset=utf-8', confirm(workspace, vendorId, certificate, values as ComparedValues, by));
  }
  if (path === '') return send('text/html; charset=utf-8', CONFIRM_PAGE);
  if (path === 'next') {
    const skipped = (url.searchParams.get('skip') ?? '').split(',');
    const certificate = waiting.find(({ id }) => !skipped.includes(id));
    const fields = COMPARED_FIELDS.flatMap((field) => {
      if (certificate === undefined) return [];
      const reading = readingOf(certificate, field);
      return {
        field,
        label: labelOf(field),
        value: shownText(certificate, field),
        read: reading?.text ?? '',
        settled: settledWords(reading?.settled ?? null),
        hasCrop: (reading?.box ?? null) !== null,
      };
    });
    const found = { certificate: certificate?.id ?? null, waiting: waiting.length, fields };
    return send('application/json', JSON.stringify(found));
  }
  if (asked !== undefined && path === 'page.png') return send('image/png', await pagePng(await openPage(asked)));
  if (asked !== undefined && path === 'crop.png') {
    const field = COMPARED_FIELDS.find((name) => name === url.searchParams.get('f'));
    const box = field === undefined ? null : (readingOf(asked, field)?.box ?? null);
    if (box !== null) return send('image/png', await cropPng(await openPage(asked), box));
  }
  return send('text/plain; charset=utf-8', 'There is nothing here.', 404);
}
