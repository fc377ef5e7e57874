import { type PaperWords, paperText } from '../paper/index.ts';
import type { Receipt } from './receipt.ts';

/** What a receipt calls itself, on paper and by mail: of a donation, which is no purchase, its confirmation. */
export const receiptWords = (
  { givenTo, venueName, number }: Receipt,
  { words }: Pick<PaperWords, 'words'>,
) => {
  const venue = paperText(venueName);
  if (givenTo === null)
    return {
      title: words('print.receipt.title'),
      number: words('print.receipt.number', { number }),
      subject: words('print.receipt.subject', { venue }),
      intro: words('print.receipt.intro'),
      note: words('print.receipt.notFiscal'),
    };
  const name = paperText(givenTo);
  return {
    title: words('print.donated.title'),
    number: words('print.donated.number', { number }),
    subject: words('print.donated.subject', { name }),
    intro: words('print.donated.intro', { venue, name }),
    note: words('print.donated.note'),
  };
};
