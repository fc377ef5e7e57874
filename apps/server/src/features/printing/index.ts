import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/mount/handler.ts';
import { coalesced } from '../../jobs/hurried.ts';
import type { Job, JobRunner } from '../../jobs/runner.ts';
import { collectTickets, forgetTickets } from './jobs/collect.ts';
import { reprint } from './jobs/reprint.ts';
import type { PrintDispatcher } from './jobs/room.ts';
import { cancelPaper, dropStale, showPaper } from './papers/print-for-staff.ts';
import { add, change, drop, remove, trust } from './printers/set-up.ts';
import { showPrinters, showSettings } from './printers/show.ts';
import { printTest } from './printers/test-page.ts';
import { queueOrderSlips } from './receipts/queue-order-slips.ts';

export { mountFollow } from './follow/mount-follow.ts';
export { ticketEraser } from './jobs/job-store.ts';
export { allergyEraser } from './jobs/order-store.ts';
export { createPrintRoom, type PrintDispatcher } from './jobs/room.ts';
export { openDrawerNow } from './papers/open-drawer.ts';
export { counterPrinter, lastPaperAbout, printForStaff, type StaffPaper } from './papers/print-for-staff.ts';
export { giveDemoPrinters } from './printers/demo-printers.ts';
export { printerOfTable } from './printers/printer-store.ts';
export { printTestOn } from './printers/test-page.ts';
export { queueSlip } from './receipts/queue-paper.ts';
export { createPrinterWatch, type PrinterWatch } from './receipts/standing.ts';

type Keys =
  | 'GET /console/{venue}/printers'
  | 'GET /console/{venue}/printers/settings'
  | 'POST /console/{venue}/printers'
  | 'POST /console/{venue}/printers/{printer}'
  | 'POST /console/{venue}/printers/{printer}/remove'
  | 'POST /console/{venue}/printers/{printer}/test'
  | 'POST /console/{venue}/printers/{printer}/trust'
  | 'POST /console/{venue}/printers/{printer}/drop'
  | 'GET /console/{venue}/papers/{paper}'
  | 'POST /console/{venue}/papers/{paper}/cancel'
  | 'POST /console/{venue}/kitchen/orders/{order}/reprint';

/** Printers, and what comes out of them. */
export const printingHandlers = (deps: Deps): Handlers<Keys> => ({
  'GET /console/{venue}/printers': showPrinters(deps),
  'GET /console/{venue}/printers/settings': showSettings(deps),
  'POST /console/{venue}/printers': add(deps),
  'POST /console/{venue}/printers/{printer}': change(deps),
  'POST /console/{venue}/printers/{printer}/remove': remove(deps),
  'POST /console/{venue}/printers/{printer}/test': printTest(deps),
  'POST /console/{venue}/printers/{printer}/trust': trust(deps),
  'POST /console/{venue}/printers/{printer}/drop': drop(deps),
  'GET /console/{venue}/papers/{paper}': showPaper(deps),
  'POST /console/{venue}/papers/{paper}/cancel': cancelPaper(deps),
  'POST /console/{venue}/kitchen/orders/{order}/reprint': reprint(deps),
});

/** Tickets are made by one server and printed by all: each takes printers that are free. */
export const printingJobs = (deps: Deps, room: PrintDispatcher): Job[] => [
  {
    name: 'print-tickets',
    everySeconds: 2,
    onEveryServer: true,
    run: async () => {
      await collectTickets(deps);
      await queueOrderSlips(deps);
      await dropStale(deps);
      await room.round();
    },
  },
  { name: 'forget-tickets', everySeconds: 3_600, run: () => forgetTickets(deps) },
];

/** Paper follows what happens at once, rather than in two seconds. */
const WAKES = ['board-order', 'board-bill', 'board-printers'];

export const sendTicketsNow = (jobs: Pick<JobRunner, 'runNow'>) => {
  const send = coalesced(jobs, ['print-tickets']);
  return (events: readonly { readonly event: string }[]): void => {
    if (events.some(({ event }) => WAKES.includes(event))) send();
  };
};
