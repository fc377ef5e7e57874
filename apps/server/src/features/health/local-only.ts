import { BlockList, isIPv6 } from 'node:net';

/** Addresses of the machine itself and of private networks. */
const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  PRIVATE.addSubnet(network, prefix, 'ipv4');
}
PRIVATE.addAddress('::1', 'ipv6');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');

/** Whether an address is one of ours; IPv4 in IPv6 clothes counts as IPv4. */
export const isPrivateAddress = (address: string): boolean => {
  const plain = address.replace(/^::ffff:/i, '');
  return PRIVATE.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
};
