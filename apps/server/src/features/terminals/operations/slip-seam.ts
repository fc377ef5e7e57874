import { seam } from '../../../seam.ts';

/** Something that a terminal wrote, for the printer that stands with it. */
export type TerminalSlip = {
  /** The self-service place. */
  readonly table: string;
  readonly text: string;
  /** Queued once under this name. */
  readonly once: string;
  readonly at: Date;
};

/** What a terminal wrote is to come out on paper, in the transaction that ends what it was at. Answered by printing (`queueSlip`). */
export const slipWritten = seam<TerminalSlip, void>('a slip of a terminal');
