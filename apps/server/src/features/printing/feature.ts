import { feature } from '../../feature.ts';
import { slipWritten } from '../terminals/index.ts';
import {
  allergyEraser,
  createPrinterWatch,
  createPrintRoom,
  mountFollow,
  type PrinterWatch,
  printingHandlers,
  printingJobs,
  queueSlip,
  sendTicketsNow,
  ticketEraser,
} from './index.ts';

declare module '../../deps.ts' {
  interface Deps {
    /** How printers of receipts stand, while somebody looks. */
    readonly printerWatch: PrinterWatch;
  }
}

export const printing = feature({
  name: 'printing',
  answers: () => slipWritten.answer(queueSlip),
  offers: deps => ({ printerWatch: createPrinterWatch(deps) }),
  erasers: [allergyEraser, ticketEraser],
  make: deps => {
    const room = createPrintRoom(deps);
    return {
      handlers: printingHandlers(deps),
      jobs: printingJobs(deps, room),
      hears: sendTicketsNow(deps),
      mount: scope => mountFollow(scope, deps),
      finish: room.finish,
    };
  },
});
