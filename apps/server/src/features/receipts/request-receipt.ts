import { Refusal } from '@tableside/contract';
import type { Deps } from '../../deps.ts';
import type { RequestMeta } from '../../http/mount/handler.ts';
import { MAILS_OF_PAYMENT, MAILS_TO_ADDRESS } from '../limits/index.ts';
import { askedForKey, queueMail } from '../mail/index.ts';
import { addressName } from './address-name.ts';
import { receiptMail } from './receipt-mail.ts';
import { receiptPdf } from './receipt-pdf.ts';
import { ownReceipt } from './show-receipt.ts';

/**
 * Mails the receipt of a payment of this phone. Asked for twice in a row it is one mail; asked for again later it is sent
 * again. Throws `Refusal` payment_not_found, rate_limited, and receipt_mail_failed where no mail can be sent. RECEIPT-04,
 * RECEIPT-05.
 */
export const requestReceipt = async (
  deps: Deps,
  uuid: string,
  email: string,
  meta: RequestMeta,
): Promise<Record<string, never>> => {
  const { database, clock, limits, mail } = deps;
  const { receipt, words } = await ownReceipt(deps, uuid, meta);
  if (!mail.isOpen) throw new Refusal('receipt_mail_failed');
  const address = addressName(email);
  const { paymentId } = receipt.sold;
  limits.take('receipts', paymentId, MAILS_OF_PAYMENT);
  limits.take('mails-to', address, MAILS_TO_ADDRESS);
  const now = clock();
  const pdf = await receiptPdf(receipt, words, new Date(now));
  await database.transaction(async run => {
    const dedupeKey = await askedForKey(run, `receipt:${paymentId}:${address}`, now);
    await queueMail(run, receiptMail(receipt, words, { to: email, dedupeKey, pdf }), now);
  });
  mail.hurry();
  return {};
};
