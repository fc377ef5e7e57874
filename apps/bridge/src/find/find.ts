import { createConnection } from 'node:net';
import type { FoundPrinter } from '@tableside/contract/http/devices/bridge';
import { PRINTER_DRIVERS } from '@tableside/devices/printer/registry';
import type { Reach } from '../reach/reach.ts';

/** Who listens in the same house answers within this. Milliseconds. */
const KNOCK_MS = 500;
const ASK_MS = 2_000;
/** Doors that are knocked at at once: a small machine, and switches that take a flood for an attack. */
const AT_ONCE = 48;
/** The contract's bound. */
const MOST = 50;

const listens = (host: string, port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = createConnection({ host, port });
    const end = (is: boolean): void => {
      clearTimeout(late);
      socket.destroy();
      resolve(is);
    };
    const late = setTimeout(() => end(false), KNOCK_MS);
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });

/** Runs `work` over all, some at a time. */
const some = async <T, R>(all: readonly T[], work: (each: T) => Promise<R>): Promise<R[]> => {
  const made: R[] = [];
  const next = all.values();
  const lane = async (): Promise<void> => {
    for (const each of next) made.push(await work(each));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return made;
};

type Door = { readonly host: string; readonly port: number };
const typed = ({ host, port }: Door): string => (port === 9100 ? host : `${host}:${port}`);

/** Who listens at a printer's door; of ePOS, who says that it is one. Nothing is printed. */
const look = async (door: Door, reach: Reach): Promise<FoundPrinter[]> => {
  if (!(await listens(door.host, door.port))) return [];
  if (door.port !== 8008 && door.port !== 8043) return [{ kind: 'escpos-tcp', address: typed(door) }];
  const address = door.port === 8043 ? `https://${door.host}` : door.host;
  const url = PRINTER_DRIVERS.epos.readAddress(address);
  if (!url || !reach.mayCall(url)) return [];
  const said = await PRINTER_DRIVERS.epos.open({ url, timeoutMs: ASK_MS }).status();
  return said.kind === 'not_a_printer' || said.kind === 'unreachable' ? [] : [{ kind: 'epos', address }];
};

/**
 * Printers at the doors that printers listen at, and at those that this bridge was allowed by hand. A host that speaks ePOS is
 * named by that: it says how its paper is.
 */
export const findPrinters = async (
  hosts: readonly string[],
  byHand: readonly Door[],
  reach: Reach,
): Promise<readonly FoundPrinter[]> => {
  const doors = [
    ...byHand,
    ...hosts.flatMap(host => [9100, 8008, 8043].map((port): Door => ({ host, port }))),
  ];
  const found = (await some(doors, door => look(door, reach))).flat();
  const hostOf = ({ address }: FoundPrinter): string => address.replace(/^https:\/\//, '');
  const better = found.filter(({ kind }) => kind === 'epos').map(hostOf);
  const once = found.filter(each => each.kind === 'epos' || !better.includes(hostOf(each)));
  const byHost = new Map(once.map(each => [hostOf(each), each]));
  return [...byHost.values()]
    .toSorted((a, b) => a.address.localeCompare(b.address, 'en', { numeric: true }))
    .slice(0, MOST);
};
