import { type PaperTicket, ticketFor, ticketsDue } from '@tableside/domain/printing';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { appendToOutbox } from '../../../realtime/outbox.ts';
import { type PrinterRow, readTicketPrinters } from '../printers/printer-store.ts';
import { addJobs, forgetJobs } from './job-store.ts';
import { lockPrintedState, ordersToTell, readMark, writePrintedState } from './order-store.ts';
import { type KitchenNow, kitchenNow, orderToPrint } from './order-to-print.ts';

/** How long printed tickets can be looked into, in milliseconds. */
const KEPT_MS = 3 * 24 * 3_600_000;

/** Who waits for a printer that does not print is told how many tickets there are. */
export const tellPrinter = (run: Run, { id, venue_id }: Pick<PrinterRow, 'id' | 'venue_id'>): Promise<void> =>
  appendToOutbox(run, [{ audience: `staff:${venue_id}`, event: 'board-printers', data: { printer_id: id } }]);

/** Queues tickets at every printer that has lines of them; answers with those printers. */
export const queueTickets = async (
  run: Run,
  tickets: readonly PaperTicket[],
  printers: readonly PrinterRow[],
  of: { readonly orderId: string; readonly copy: boolean; readonly at: Date },
): Promise<readonly PrinterRow[]> => {
  const jobs = tickets.flatMap(ticket =>
    printers.flatMap(printer => {
      const own = ticketFor(ticket, printer.stations);
      return own ? [{ printer: printer.id, ticket: own }] : [];
    }),
  );
  await addJobs(run, jobs, of);
  const asked = printers.filter(({ id }) => jobs.some(({ printer }) => printer === id));
  for (const printer of asked) if (printer.problem !== null) await tellPrinter(run, printer);
  return asked;
};

/** Makes the tickets of one order that are due: with the note that they are made, in one transaction. */
const collectOrder = async (
  deps: Deps,
  orderId: string,
  venueId: string,
  kitchen: KitchenNow,
): Promise<void> =>
  deps.database.transaction(async run => {
    const told = await lockPrintedState(run, orderId);
    const mark = await readMark(run, orderId);
    if (!mark) return;
    const due = ticketsDue(told, await orderToPrint(run, mark, kitchen));
    const of = { orderId, copy: false, at: new Date(deps.clock()) };
    await queueTickets(run, due.tickets, await readTicketPrinters(run, venueId), of);
    await writePrintedState(run, mark, due.told);
  });

/** Turns what happened to orders into tickets. One order that cannot be read does not hold up the others. */
export const collectTickets = async (deps: Deps): Promise<void> => {
  const now = deps.clock();
  const kitchens = new Map<string, Promise<KitchenNow>>();
  for (const { id, venue_id } of await ordersToTell(deps.database.run, new Date(now))) {
    const kitchen = kitchens.get(venue_id) ?? kitchenNow(deps, venue_id);
    kitchens.set(venue_id, kitchen);
    await kitchen
      .then(known => collectOrder(deps, id, venue_id, known))
      .catch((cause: unknown) => deps.log.error({ err: cause, orderId: id }, 'no ticket was made'));
  }
};

/** Old paper is forgotten. */
export const forgetTickets = ({ database, clock }: Deps): Promise<void> =>
  forgetJobs(database.run, new Date(clock() - KEPT_MS));
