import type { FiscalOutcome, FiscalPrinter, FiscalProblem } from '@tableside/devices';
import type { Deps } from '../../../deps.ts';
import { soldOfVenue } from '../../receipts/index.ts';
import { readFiscalPrinter } from '../set-up/printer-store.ts';
import { openFiscal } from '../set-up/reach.ts';
import {
  beginReceipt,
  claimNext,
  endIssued,
  endNothing,
  isOfThePrinter,
  type OpenReceipt,
  putOff,
} from './receipt-store.ts';
import { fiscalSaleOf } from './sale-of.ts';

/** A server that is at a receipt is believed dead after this: longer than all the answers it may wait for. Milliseconds. */
const LEASE_MS = 180_000;
/** How soon it is tried again, the more often the later; what nobody knows stops all others and is asked soonest. */
const UNKNOWN_MS = 5_000;
/** Nobody waits longer between two questions; who is asking holds it for longer than that. */
export const LONGEST_PAUSE_MS = 90_000;
const AGAIN_MS = [5_000, 15_000, 60_000, 300_000] as const;

/** What a fee of a payment is called on the receipt of a Polish venue. */
const FEE = 'Opłata serwisowa';

/** One pause holds back all receipts of a printer that takes none: whoever put paper in does not wait for long. */
const LONGEST_OF_PRINTER_MS = 15_000;

const again = (deps: Deps, tries: number, problem: FiscalProblem): Date => {
  const pause = AGAIN_MS[Math.min(tries, AGAIN_MS.length) - 1] ?? AGAIN_MS[0];
  return new Date(deps.clock() + (isOfThePrinter(problem) ? Math.min(pause, LONGEST_OF_PRINTER_MS) : pause));
};

const written = async (deps: Deps, receipt: OpenReceipt, outcome: FiscalOutcome): Promise<void> => {
  const { run } = deps.database;
  const { payment_id: id, tries } = receipt;
  if (outcome.kind === 'issued') {
    await endIssued(run, id, outcome.receipt);
    return;
  }
  const now = deps.clock();
  if (outcome.kind === 'unknown') {
    const tryAt = new Date(now + Math.min(UNKNOWN_MS * tries, LONGEST_PAUSE_MS - UNKNOWN_MS));
    await putOff(run, id, { state: 'unknown', problem: null, code: '', tryAt });
    return;
  }
  const { problem, code } = outcome;
  await putOff(run, id, { state: 'waiting', problem, code, tryAt: again(deps, tries, problem) });
};

/** Prints a receipt that was never begun; before that it is written down that it is. False: the printer takes none now. */
const print = async (deps: Deps, receipt: OpenReceipt, printer: FiscalPrinter): Promise<boolean> => {
  const { run } = deps.database;
  const { payment_id: id, venue_id: venueId } = receipt;
  const sold = await soldOfVenue(run, id, venueId);
  const { settings } = await deps.venues.get(venueId);
  const sale = sold && fiscalSaleOf(sold, { seller: settings.legal ?? null, fee: FEE });
  if (!sale) {
    await endNothing(run, id);
    return true;
  }
  if (sale === 'rate_unknown') {
    await putOff(run, id, {
      state: 'waiting',
      problem: sale,
      code: '',
      tryAt: again(deps, receipt.tries, sale),
    });
    return true;
  }
  const mark = await printer.mark();
  if (typeof mark === 'string') {
    await putOff(run, id, {
      state: 'waiting',
      problem: mark,
      code: '',
      tryAt: again(deps, receipt.tries, mark),
    });
    return false;
  }
  if (!(await beginReceipt(run, id, sale, mark))) return false;
  await written(deps, receipt, await printer.issue(sale, mark));
  return true;
};

/** What was begun is asked about, and never begun again before the printer has said that nothing came out. */
const askAbout = async (deps: Deps, receipt: OpenReceipt, printer: FiscalPrinter): Promise<void> => {
  const { sale, mark } = receipt;
  if (!sale || !mark) throw new Error('a receipt was begun without what was kept of it');
  await written(deps, receipt, await printer.resolve(sale, mark));
};

/** One receipt of a venue; false: there is none to do, or the printer takes none now. */
export const workAt = async (deps: Deps, venueId: string): Promise<boolean> => {
  const { run } = deps.database;
  const now = deps.clock();
  const at = await readFiscalPrinter(run, venueId);
  if (!at) return false;
  const lease = { now: new Date(now), until: new Date(now + LEASE_MS) };
  const receipt = await claimNext(run, venueId, lease);
  if (!receipt) return false;
  const printer = await openFiscal(deps, at);
  if (!printer) {
    const state = receipt.state === 'waiting' ? 'waiting' : 'unknown';
    const tryAt = again(deps, 1, 'away');
    await putOff(run, receipt.payment_id, { state, problem: 'away', code: '', tryAt });
    return false;
  }
  if (receipt.state === 'waiting') return print(deps, receipt, printer);
  await askAbout(deps, receipt, printer);
  return true;
};
