import { Refusal } from '@tableside/contract';
import { invoiceCalls } from '@tableside/contract/http/invoices';
import { receiptCalls } from '@tableside/contract/http/receipts';
import type { Handlers } from './http/handler.ts';

type Planned = keyof typeof receiptCalls | keyof typeof invoiceCalls;

const refuse = async (): Promise<never> => {
  throw new Refusal('unavailable');
};

/** Calls of the contract whose feature is being built; each feature's own handlers stand after these and win. */
export const plannedHandlers = Object.fromEntries(
  [receiptCalls, invoiceCalls].flatMap(area => Object.keys(area)).map(key => [key, refuse]),
) as unknown as Handlers<Planned>;
