import { z } from 'zod';
import { calls } from '../../define.ts';
import { Id, Major } from '../shared/shared.ts';

/** A sale at the card terminal of a kiosk, for the guest who stands before it. */
export const GuestSale = z.object({
  /** Of the payment. */
  uuid: Id,
  /** `unknown`: it is asked about, and nobody charges again. */
  state: z.enum(['processing', 'approved', 'declined', 'aborted', 'unknown']),
  /** What the terminal's own display says, in its words. */
  display: z.string(),
  /** How it ended, in the terminal's code; empty while it has none. */
  code: z.string(),
  aborting: z.boolean(),
  /** Seconds since somebody asked it to stop; 0: nobody did. */
  aborted_for: z.number().int(),
  /** The card was charged after the sale was stopped, and that was taken back. */
  taken_back: z.boolean(),
  total: Major,
});
export type GuestSale = z.infer<typeof GuestSale>;

const sale = { response: z.object({ sale: GuestSale.nullable() }) };

/** How a guest's own sale at a kiosk stands; it is driven by the server, whatever becomes of the page. ADR 0036. */
export const guestSaleCalls = calls({
  'GET /in-person/{session}/{order}': {
    summary:
      'The latest sale of an order of this session at a card terminal; null: none has begun. PERSON-03.',
    access: 'session',
    ...sale,
  },
  'POST /in-person/{session}/{order}/abort': {
    summary:
      'Asks the terminal to stop the sale. It stops in its own time; should the card be charged all the same, that is taken back. PERSON-16.',
    access: 'session',
    body: z.strictObject({}),
    ...sale,
  },
});
