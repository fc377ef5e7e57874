import { isIPv4 } from 'node:net';
import type { Interfaces } from '../reach/reach.ts';
import { ownNetworks } from '../reach/reach.ts';

/** A machine has a network or two; those that programs made for themselves come after. */
const MAX_NETWORKS = 4;
const HOSTS = 254;

/** The addresses beside this machine: of each of its networks the 254 around it, however large the network is. */
export const neighbours = (interfaces: Interfaces): readonly string[] => {
  const around = ownNetworks(interfaces).flatMap(cidr => {
    const [address = ''] = cidr.split('/');
    return isIPv4(address) ? [address.replace(/\.\d+$/, '')] : [];
  });
  return [...new Set(around)]
    .slice(0, MAX_NETWORKS)
    .flatMap(network => Array.from({ length: HOSTS }, (_, index) => `${network}.${index + 1}`));
};
