import { BlockList, isIPv6 } from 'node:net';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** Whether an address is the machine itself; IPv4 in IPv6 clothes counts as IPv4. */
export const isLoopback = (address: string): boolean => {
  const plain = address.replace(/^::ffff:/i, '');
  return LOOPBACK.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
};

/** Whether a `Host` is a name that the machine has for itself alone. */
export const namesThisMachine = (host: string): boolean => {
  const { hostname = '' } = URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : {};
  return hostname === 'localhost' || isLoopback(hostname.replace(/^\[(.*)\]$/, '$1'));
};
