import { BlockList, isIP } from 'node:net';

/**
 * Networks that are not the internet, as IANA registers them for special purposes: this machine, private and link-local
 * ones, metadata of clouds, carriers, documentation, benchmarks; relays of 6to4; multicast and what is reserved.
 */
const INNER_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;
/** The same in IPv6, and forms that hold an IPv4 address: compatible ones, NAT64 of a network's own, Teredo, 6to4. */
const INNER_V6 = [
  ['::', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['100:0:0:1::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const;
/** NAT64 for everybody: leads to the IPv4 address that stands in its last 32 bits, so where that leads. */
const NAT64 = '64:ff9b::';

const inner = new BlockList();
for (const [network, bits] of INNER_V4) {
  inner.addSubnet(network, bits, 'ipv4');
  inner.addSubnet(`${NAT64}${network}`, 96 + bits, 'ipv6');
}
for (const [network, bits] of INNER_V6) inner.addSubnet(network, bits, 'ipv6');

/** Whether an IP address leads inwards; what is no address does not lead anywhere else. Mapped IPv4 counts as IPv4. */
export const isInnerAddress = (address: string): boolean => {
  const family = isIP(address);
  return family === 0 || inner.check(address, family === 6 ? 'ipv6' : 'ipv4');
};

/** The IP address that a web address names itself, in whatever way of writing it; null for a name. */
export const literalOf = ({ hostname }: URL): string | null => {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) === 0 ? null : bare;
};
