import type { Laboratory } from '../../../src/dataset/laboratory.ts';
import type { Random } from '../random.ts';
import { ADDRESSES, type Business } from './businesses.ts';
import type { Issuer } from './certificate.ts';

/** A laboratory of our list as issuer. Only invented laboratories get a street. */
export function registered(laboratory: Laboratory, random: Random): Issuer {
  const first = laboratory.name.split(' ')[0] as string;
  const names = [laboratory.name, laboratory.name, ...laboratory.aliases.filter((alias) => alias.includes(first))];
  return {
    kind: 'laboratory',
    id: laboratory.id,
    name: random.pick(names),
    site: (laboratory.hosts.find(({ use }) => use === 'site') ?? laboratory.hosts[0])?.host ?? null,
    address: laboratory.demonstration ? random.pick(ADDRESSES) : [],
    verification: laboratory.verification && {
      shown: laboratory.verification.url.replace(/^https?:\/\//, '').replace(/\/$/, ''),
    },
  };
}

/** A business that issues the page itself: a laboratory that is not on our list, a seller or a manufacturer. */
export function unregistered(kind: Issuer['kind'], { name, domain }: Business, random: Random): Issuer {
  const verification = kind === 'laboratory' && domain !== null ? { shown: `${domain}/verify` } : null;
  return { kind, id: null, name, site: domain, address: random.pick(ADDRESSES), verification };
}
