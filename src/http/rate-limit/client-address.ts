/**
 * The part of a client's address that is counted: an IPv4 address whole; an IPv6 address by its /64, since one household
 * has that many; IPv4 mapped into IPv6 as IPv4. What is no address at all shares one count.
 *
 * @param address as the host reports it, never as a header claims it.
 */
export function countedAddress(address: string | null | undefined): string {
  const text = (address ?? '').trim().replace(/%.*$/, '');
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(text)) return text;
  const groups = text.includes(':') ? ipv6Groups(text) : null;
  if (groups === null) return 'unknown';
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  return networkOf(groups, 64);
}

/**
 * A network in which a client's address lies, as `countedAddress` writes the /64; null where it has none that is counted.
 * One customer may be given 256 of a /64, or 65,536.
 */
export function countedNetwork(address: string | null | undefined, bits: 48 | 56): string | null {
  const counted = countedAddress(address);
  return counted.endsWith('::/64') ? networkOf(ipv6Groups(counted.slice(0, -'/64'.length)) ?? [], bits) : null;
}

/** The network of so many bits in which an address lies, without the rest of the address. */
function networkOf(groups: readonly number[], bits: 48 | 56 | 64): string {
  const kept = groups
    .slice(0, Math.ceil(bits / 16))
    .map((group, index) => group & (bits < 16 * (index + 1) ? 0xff00 : 0xffff));
  return `${kept.map((group) => group.toString(16)).join(':')}::/${bits}`;
}

/** The eight groups of an IPv6 address; null when it is none. The URL parser knows every spelling. */
function ipv6Groups(text: string): number[] | null {
  if (!URL.canParse(`http://[${text}]`)) return null;
  const halves = new URL(`http://[${text}]`).hostname.slice(1, -1).split('::');
  const [left = [], right = []] = halves.map((half) =>
    half === '' ? [] : half.split(':').map((group) => Number.parseInt(group, 16)),
  );
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right];
}
