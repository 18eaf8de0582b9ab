/** What a scanner sees of one address. */
export interface Seen {
  status: number;
  headers: Headers;
  /** Media type without parameters. */
  type: string;
  text: string;
  /** The text as JSON, its shape taken on trust: a check that meets another one fails. @throws SyntaxError when it is no JSON. */
  json<Shape>(): Shape;
}

/** Asks a site for a path, as a scanner does. */
export type Probe = (path: string, init?: RequestInit) => Promise<Seen>;

/** @param site its address. */
export function probeOf(site: string): Probe {
  return async (path, init) => {
    const answer = await fetch(new URL(path, site), { redirect: 'manual', ...init });
    const text = await answer.text();
    return {
      status: answer.status,
      headers: answer.headers,
      type: answer.headers.get('content-type')?.split(';')[0] ?? '',
      text,
      json: <Shape>() => JSON.parse(text) as Shape,
    };
  };
}
