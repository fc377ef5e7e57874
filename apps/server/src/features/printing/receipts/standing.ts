import { askedAgainAfter, type PrinterStanding, standingOf } from '@tableside/domain/printing';
import type { Deps } from '../../../deps.ts';
import type { PrinterRow } from '../printers/printer-store.ts';
import { openPrinter } from '../printers/reach.ts';

type Known = { readonly standing: PrinterStanding; readonly askAt: number };

/** Longest wait for a printer to say how it stands: somebody looks. Milliseconds. */
const ASK_MS = 2_500;

/** How the printers of receipts stand, while somebody looks: each is asked by one at a time, no oftener than it may be. */
export type PrinterWatch = {
  readonly standing: (printer: PrinterRow & { readonly busy: boolean }) => Promise<PrinterStanding>;
};

export const createPrinterWatch = (
  deps: Pick<Deps, 'env' | 'providerPlaces' | 'bridges' | 'clock'>,
): PrinterWatch => {
  const known = new Map<string, Known>();
  const asking = new Map<string, Promise<PrinterStanding>>();
  const ask = async (printer: PrinterRow): Promise<PrinterStanding> => {
    const open = await openPrinter(deps, printer, { timeoutMs: ASK_MS });
    return open ? standingOf(await open.status()) : 'offline';
  };
  return {
    standing: async printer => {
      const { id } = printer;
      const last = known.get(id);
      // It does one thing at a time: while it prints, nobody asks.
      if (last && (printer.busy || deps.clock() < last.askAt)) return last.standing;
      const begun =
        asking.get(id) ??
        ask(printer)
          .then(standing => {
            known.set(id, { standing, askAt: deps.clock() + askedAgainAfter(standing) });
            return standing;
          })
          .finally(() => asking.delete(id));
      asking.set(id, begun);
      return begun;
    },
  };
};
