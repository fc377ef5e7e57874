import type { FiscalDriver, FiscalPlace, FiscalPrinter } from '../../port.ts';
import { type Line, openLine } from './line.ts';
import { printReceipt, resolveReceipt } from './receipt.ts';
import { countersOf, openTransaction, troubleOf } from './status.ts';

/** The port at which these printers listen. */
const PORT = '6666';

const openPrinter = (place: FiscalPlace): FiscalPrinter => {
  const during = async <T>(away: T, work: (line: Line) => Promise<T>): Promise<T> => {
    const line = await openLine(place);
    if (!line) return away;
    try {
      return await work(line);
    } finally {
      line.close();
    }
  };
  return {
    mark: () =>
      during<Awaited<ReturnType<FiscalPrinter['mark']>>>('away', async line => {
        const trouble = await troubleOf(line);
        if (trouble) return trouble;
        const state = await openTransaction(line);
        if (!state) return 'away';
        if (!state.fiscal) return 'not_fiscal';
        if (state.open) return 'busy';
        const counters = await countersOf(line);
        return counters ? { device: counters.device, completed: counters.completed } : 'away';
      }),
    issue: (sale, mark) =>
      during<Awaited<ReturnType<FiscalPrinter['issue']>>>(
        { kind: 'refused', problem: 'away', code: '' },
        async line => {
          const trouble = await troubleOf(line);
          if (trouble) return { kind: 'refused', problem: trouble, code: '' };
          return printReceipt(line, sale, mark);
        },
      ),
    resolve: (sale, mark) =>
      during<Awaited<ReturnType<FiscalPrinter['resolve']>>>({ kind: 'unknown' }, async line => {
        // One that waits for paper, or for a hand, may still complete it.
        const trouble = await troubleOf(line);
        return trouble && trouble !== 'busy' ? { kind: 'unknown' } : resolveReceipt(line, sale, mark);
      }),
  };
};

/** Address of a printer: a host, with its port or not. */
const readAddress = (typed: string): URL | null => {
  const address = `tcp://${typed.trim().replace(/^tcp:\/\//i, '')}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (!url.hostname || url.username || url.password || url.hash || url.search) return null;
  if (url.pathname !== '' && url.pathname !== '/') return null;
  url.port ||= PORT;
  return url;
};

/**
 * The POSNET protocol of Polish fiscal printers over TCP, as its maker publishes it (POT-I-DEV-37): a command between STX and
 * ETX, its fields named by two letters, and a sum over all of it.
 */
export const posnet: FiscalDriver = { id: 'posnet', readAddress, open: openPrinter };
