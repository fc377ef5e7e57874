import type { Run } from '../../../database/database.ts';
import type { WorkParts } from './beats.ts';
import type { Ending, ReachableOperation } from './operation.ts';
import { endOperation } from './operation-store.ts';
import { slipWritten } from './slip-seam.ts';

/** Hands a slip on to the printer that stands with the terminal, once under its name. */
export const printSlip = async (
  run: Run,
  { table_id: table }: Pick<ReachableOperation, 'table_id'>,
  text: string | undefined,
  queued: { readonly once: string; readonly at: Date },
): Promise<void> => {
  if (table !== null && text !== undefined && text.trim() !== '')
    await slipWritten.ask(run, { table, text, ...queued });
};

/** As `endOperation`; what the guest is to get on paper waits to be printed from the same moment on. TERM-17 */
export const endWithSlip =
  ({ database, clock }: WorkParts, operation: ReachableOperation) =>
  (ending: Ending, unlessAborted = false): Promise<boolean> =>
    database.transaction(async run => {
      const at = new Date(clock());
      if (!(await endOperation(run, operation.id, ending, at, unlessAborted))) return false;
      const once = `cardholder:${operation.id}:${ending.state}`;
      await printSlip(run, operation, ending.cardholderReceipt, { once, at });
      return true;
    });
