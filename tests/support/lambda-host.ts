/**
 * Stands in for the machine that Netlify runs functions on: started in an empty folder into which a bundle was unpacked,
 * it loads the bundle's own entry point and calls it with the events that Netlify sends. It imports nothing else.
 */
import { PassThrough } from 'node:stream';
import { pathToFileURL } from 'node:url';

interface Metadata {
  statusCode: number;
  multiValueHeaders?: Record<string, string[]>;
  headers?: Record<string, string>;
}

type Handler = (event: object, stream: PassThrough, context: object) => Promise<void>;

let metadata: Metadata = { statusCode: 0 };

Object.assign(globalThis, {
  awslambda: {
    streamifyResponse: (handler: Handler) => handler,
    HttpResponseStream: {
      from(stream: PassThrough, answer: Metadata) {
        metadata = answer;
        return stream;
      },
    },
  },
});

const { handler } = (await import(pathToFileURL(`${process.cwd()}/___netlify-entry-point.mjs`).href)) as {
  handler: Handler;
};

process.on('message', (event: object) => {
  const stream = new PassThrough();
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => stream.once('end', resolve));
  void handler(event, stream, { awsRequestId: 'test', getRemainingTimeInMillis: () => 30_000 })
    .then(() => ended)
    .then(() => {
      const headers =
        metadata.headers ??
        Object.fromEntries(
          Object.entries(metadata.multiValueHeaders ?? {}).map(([name, values]) => [name, values.join(', ')]),
        );
      process.send?.({ status: metadata.statusCode, headers, body: Buffer.concat(chunks).toString('utf8') });
    });
});
process.send?.('ready');
