import type { TillBill } from './bill.ts';

/** Why the till says no, with the HTTP status it says it with. */
export const REFUSALS = {
  unauthorized: 401,
  invalid: 400,
  not_found: 404,
  reference_reused: 409,
  stale_version: 409,
  bill_closed: 409,
  exceeds_due: 409,
  currency_differs: 409,
  still_owed: 409,
  refused: 422,
} as const;

export type RefusalCode = keyof typeof REFUSALS;

/** A refusal in the till's own words. `bill`: as it is now, for whoever knew an older one. */
export class TillRefusal extends Error {
  readonly code: RefusalCode;
  readonly bill: TillBill | null;
  constructor(code: RefusalCode, message: string, bill: TillBill | null = null) {
    super(message);
    this.name = 'TillRefusal';
    this.code = code;
    this.bill = bill;
  }
}
