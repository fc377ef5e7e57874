import type { PrintResult } from '@tableside/devices';
import type { Deps } from '../../../deps.ts';
import { atPrinter } from '../jobs/at-printer.ts';
import { pulseDrawer } from '../jobs/send.ts';

/** A ticket that is being printed is out by then: some four seconds. */
const LOOKS = 28;

/** Opens a printer's drawer now or not at all: one that opens by itself later stands open before strangers. */
export const openDrawerNow = (deps: Deps, printerId: string): Promise<PrintResult | 'busy'> =>
  atPrinter(
    deps,
    printerId,
    printer => pulseDrawer(deps, printer),
    result => result,
    LOOKS,
  );
