import { isIPv6 } from 'node:net';

/**
 * The network that an address counts for. One visitor has a whole IPv6 network of 64 bits to choose addresses from; an
 * IPv4 address is one connection's own, however it is written.
 */
export function networkOf(written: string): string {
  const address = withoutPort(written);
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [bare = ''] = address.split('%');
  const [head = '', tail] = bare.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array.from({ length: gap }, () => '0'), ...last];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** Some proxies name the port as well: `192.0.2.7:4711`, `[2001:db8::1]:4711`. */
function withoutPort(address: string): string {
  const match = /^(?:\[(?<six>[^\]]+)\]|(?<four>\d+(?:\.\d+){3}))(?::\d+)?$/.exec(address);
  return match?.groups?.six ?? match?.groups?.four ?? address;
}
