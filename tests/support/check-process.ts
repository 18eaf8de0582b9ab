/**
 * One instance of the check in a process of its own, as a host starts several: for every message {address, times} it
 * sends that many checks at once and answers how many got which status.
 */
import type { Context } from '@netlify/functions';
import check from '../../netlify/functions/check-coa/index.ts';
import { PIXEL } from './pictures.ts';

console.log = () => {};

process.on('message', ({ address, times }: { address: string; times: number }) => {
  const one = async (): Promise<number> => {
    const context = { ip: address, requestId: '', waitUntil: () => {} } as unknown as Context;
    return (
      await check(
        new Request('https://service.example/api/check-coa', {
          method: 'POST',
          body: JSON.stringify({ image: PIXEL }),
        }),
        context,
      )
    ).status;
  };
  void Promise.all(Array.from({ length: times }, one)).then((statuses) => process.send?.(statuses));
});
process.send?.('ready');
