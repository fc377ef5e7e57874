import { BlockList, isIP } from 'node:net';

const privately = new BlockList();
privately.addSubnet('10.0.0.0', 8, 'ipv4');
privately.addSubnet('172.16.0.0', 12, 'ipv4');
privately.addSubnet('192.168.0.0', 16, 'ipv4');
privately.addSubnet('127.0.0.0', 8, 'ipv4');
privately.addSubnet('fc00::', 7, 'ipv6');
privately.addSubnet('fe80::', 10, 'ipv6');
privately.addAddress('::1', 'ipv6');

/** An address of IPv4 that is written as one of IPv6 is what it stands for. */
export const plainAddress = (address: string): string =>
  /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address.replace(/%.*$/, '');

export const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Addresses of houses, which nobody else on the internet has. */
export const isPrivate = (address: string): boolean => {
  const plain = plainAddress(address);
  return privately.check(plain, familyOf(plain));
};
