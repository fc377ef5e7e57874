import { type PaperText, rule } from '@tableside/domain/printing';
import type { PaperWords } from '../paper/index.ts';
import type { StaffPaper } from '../printing/index.ts';
import { type Receipt, receiptLines, receiptWords } from '../receipts/index.ts';

const pair = ({ label, value }: { readonly label: string; readonly value: string }): PaperText => ({
  text: label,
  end: value,
});

/** A guest's receipt on a roll; it says what the file and the letter say. */
export const receiptPaper = (receipt: Receipt, words: PaperWords): StaffPaper => {
  const { venue, facts, items, extras, total, vat, refunded } = receiptLines(receipt, words);
  return {
    about: `payment:${receipt.sold.paymentId}`,
    // What was given back since makes it another paper, and no less the second one.
    says: 'receipt',
    lines: columns => [
      { text: receipt.venueName, bold: true, size: 'tall' },
      ...venue.map(text => ({ text })),
      { text: '' },
      ...facts.map(pair),
      rule(columns),
      ...items.map(pair),
      ...(items.length > 0 ? [rule(columns)] : []),
      ...extras.map(pair),
      { ...pair(total), bold: true, size: 'tall' },
      ...vat.map(pair),
      ...refunded.map(line => ({ ...pair(line), bold: true })),
      { text: '' },
      { text: receiptWords(receipt, words).note },
    ],
  };
};
