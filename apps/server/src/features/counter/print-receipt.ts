import { Refusal } from '@tableside/contract';
import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { isUuid } from '../../http/identifiers.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { keepAnswerWithin } from '../idempotency/index.ts';
import { paperWords } from '../paper/index.ts';
import { printForStaff, type StaffPaper } from '../printing/index.ts';
import { receiptOf, soldOfVenue } from '../receipts/index.ts';
import { receiptPaper } from './receipt-paper.ts';

const paperOf = async (
  { venues }: Pick<Deps, 'venues'>,
  run: Run,
  venueId: string,
  payment: string,
): Promise<StaffPaper> => {
  const sold = isUuid(payment) ? await soldOfVenue(run, payment, venueId) : null;
  if (!sold) throw new Refusal('payment_not_found');
  const venue = await venues.get(venueId);
  const words = paperWords(sold.language || venue.settings.mainLanguage, venue.settings);
  return receiptPaper(receiptOf(sold, venue, words), words);
};

/** The receipt of a payment that brought money, for the guest who stands there. Refuses payment_not_found. */
export const printReceipt =
  (deps: Deps): Handler<'POST /console/{venue}/payments/{payment}/print'> =>
  async ({ staff, params, body }) =>
    deps.database.transaction(async run => {
      const paper = await paperOf(deps, run, staff.venueId, params.payment);
      const answer = { paper: await printForStaff(run, staff, body.printer, paper, deps.clock()) };
      await keepAnswerWithin(run, answer);
      return answer;
    });
