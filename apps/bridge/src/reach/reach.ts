import { lookup as systemLookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { NetworkInterfaceInfo } from 'node:os';
import { familyOf, isPrivate, plainAddress } from './private.ts';

/**
 * Ports that printers listen at: bare bytes, fiscal ones, and ePOS over http and https. Card terminals have no port of their own: they are
 * knocked at as WebSockets are, beyond the ports of services, and at no path, so that no page of a router is called.
 */
const PORTS: Readonly<Record<string, readonly [from: number, to: number][]>> = {
  'tcp:': [
    [9100, 9109],
    [6666, 6666],
  ],
  'http:': [
    [80, 80],
    [8008, 8008],
  ],
  'https:': [
    [443, 443],
    [8043, 8043],
  ],
  'ws:': [[1024, 65_535]],
  'wss:': [[1024, 65_535]],
};
const DEFAULT_PORTS: Readonly<Record<string, string>> = {
  'http:': '80',
  'https:': '443',
  'tcp:': '9100',
  'ws:': '80',
  'wss:': '443',
};

/** An address with a port as `--also` names it; names may lead anywhere. */
const HOST_AND_PORT = /^(?:\[([^\]]+)\]|([^:[\]/]+)):(\d{1,5})$/;
const NETWORK = /^([0-9a-fA-F.:]+)\/(\d{1,3})$/;

/**
 * What this bridge may call, whatever a server asks: ports of printers and terminals in the private networks that this machine
 * is in, and what whoever started it allowed beside. So a stolen server is no way into the house.
 */
export type Reach = {
  /** Whether it may be called, as far as its address says; a name is looked at when it is looked up. */
  readonly mayCall: (url: URL) => boolean;
  /** What whoever started it allowed by hand, each at one port. */
  readonly byHand: readonly { readonly host: string; readonly port: number }[];
  /** The look-up of names that gives only addresses that may be called. */
  readonly lookup: LookupFunction;
};

export type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** The private networks that a machine is in. */
export const ownNetworks = (interfaces: Interfaces): readonly string[] =>
  Object.values(interfaces).flatMap(those =>
    (those ?? []).flatMap(({ internal, address, cidr }) =>
      !internal && cidr !== null && isPrivate(address) ? [cidr] : [],
    ),
  );

/** `also` that is neither a network nor a host with a port comes back in `unread`. */
export const createReach = (
  interfaces: Interfaces,
  also: readonly string[],
): { readonly reach: Reach; readonly unread: readonly string[] } => {
  const near = new BlockList();
  const hosts = new Set<string>();
  const byHand: { readonly host: string; readonly port: number }[] = [];
  const unread: string[] = [];
  const addNetwork = (cidr: string): boolean => {
    const [, address = '', bits = ''] = NETWORK.exec(cidr) ?? [];
    if (isIP(address) === 0) return false;
    const family = familyOf(address);
    if (Number(bits) > (family === 'ipv4' ? 32 : 128)) return false;
    near.addSubnet(address, Number(bits), family);
    return true;
  };
  for (const cidr of ownNetworks(interfaces)) addNetwork(cidr);
  for (const each of also) {
    const [, six, four = '', port] = HOST_AND_PORT.exec(each) ?? [];
    const host = six ?? four;
    if (isIP(host) !== 0) {
      hosts.add(each.toLowerCase());
      byHand.push({ host, port: Number(port) });
    } else if (!addNetwork(each)) unread.push(each);
  }
  const isNear = (address: string): boolean => {
    const plain = plainAddress(address);
    return near.check(plain, familyOf(plain));
  };
  const lookup: LookupFunction = (host, options, done) => {
    systemLookup(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      const fine = found.filter(({ address }) => isNear(address));
      const [first] = fine;
      if (!first) return done(new Error(`${host} is outside of the networks of this bridge`), []);
      if (options.all) done(null, fine);
      else done(null, first.address, first.family);
    });
  };
  return {
    unread,
    reach: {
      byHand,
      mayCall: url => {
        const host = url.hostname.replace(/^\[|\]$/g, '').toLowerCase();
        const port = url.port || (DEFAULT_PORTS[url.protocol] ?? '');
        if (hosts.has(`${url.hostname.toLowerCase()}:${port}`)) return true;
        const fits = (PORTS[url.protocol] ?? []).some(
          ([from, to]) => Number(port) >= from && Number(port) <= to,
        );
        if (/^wss?:$/.test(url.protocol) && `${url.pathname}${url.search}` !== '/') return false;
        return fits && (isIP(host) === 0 || isNear(host));
      },
      lookup,
    },
  };
};
