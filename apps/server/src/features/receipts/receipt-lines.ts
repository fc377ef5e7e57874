import type { LetterRow } from '../mail/index.ts';
import type { PaperWords } from '../paper/index.ts';
import { methodWords } from './method-words.ts';
import type { Receipt } from './receipt.ts';
import { receiptWords } from './receipt-words.ts';

/** A receipt in rows of words and sums, for paper and mail alike; sums that are nothing are left out. */
export const receiptLines = (receipt: Receipt, paper: PaperWords) => {
  const { words, money, percent, time } = paper;
  const { sold } = receipt;
  const some = (amount: number, label: string, value: number = amount): LetterRow[] =>
    amount === 0 ? [] : [{ label, value: money(value) }];
  return {
    /** Who sold it. */
    venue: [
      ...(receipt.companyName === receipt.venueName ? [] : [receipt.companyName]),
      ...(receipt.companyCode === null ? [] : [words('print.companyCode', { code: receipt.companyCode })]),
      ...(receipt.vatCode === null ? [] : [words('print.vatCode', { code: receipt.vatCode })]),
      receipt.address,
      ...(receipt.phone === null ? [] : [words('print.phone', { phone: receipt.phone })]),
    ],
    /** When and where. */
    facts: [
      { label: receiptWords(receipt, paper).number, value: '' },
      ...(sold.orderNumber === null
        ? []
        : [{ label: words('print.order', { number: sold.orderNumber }), value: '' }]),
      { label: words('print.paidAt'), value: time(sold.capturedAt) },
      { label: words('print.method'), value: methodWords(sold, paper) },
      ...(sold.fiscal === null
        ? []
        : [
            {
              label: words('print.receipt.fiscal', { number: sold.fiscal.number }),
              value: sold.fiscal.device,
            },
          ]),
    ] satisfies LetterRow[],
    items: receipt.items.map(({ name, price }) => ({ label: name, value: money(price) })),
    /** What leads from the items to the total. */
    extras: [
      ...some(receipt.discount, words('print.discount'), -receipt.discount),
      ...some(receipt.loyaltyDiscount, words('print.loyaltyDiscount'), -receipt.loyaltyDiscount),
      ...some(receipt.tips, words('print.tip')),
      ...some(sold.fee, words('print.transactionFee')),
      ...(receipt.donation === null
        ? []
        : some(receipt.donation.price, words('print.donationFor', { name: receipt.donation.name }))),
    ],
    total: { label: words('print.total'), value: money(receipt.total), strong: true } satisfies LetterRow,
    vat: receipt.vat.flatMap(share => [
      { label: words('print.netOfVat'), value: money(share.net) },
      { label: words('print.vatIncluded', { percent: percent(share.percent) }), value: money(share.vat) },
    ]),
    refunded: some(receipt.givenBack, words('print.refunded'), -receipt.givenBack),
  };
};
