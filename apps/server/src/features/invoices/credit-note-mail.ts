import type { Deps } from '../../deps.ts';
import { type Letter, letterHtml, letterText, type OutgoingMail, queueMail } from '../mail/index.ts';
import { paperText } from '../paper/index.ts';
import { creditNotePdf, creditNoteTitle } from './credit-note-pdf.ts';
import { type StoredNote, takeNoteToMail } from './credit-note-store.ts';
import { invoiceFile } from './invoice-mail.ts';
import { wordsOf } from './invoice-parts.ts';

/** The mail that brings a credit note, to where the invoice went; one per note. */
const creditNoteMail = (note: StoredNote, pdf: Buffer): OutgoingMail => {
  const { content, number } = note;
  const paper = wordsOf(content);
  const { words, money, date, language } = paper;
  const venue = paperText(content.seller.venueName);
  const letter: Letter = {
    language,
    venue,
    title: creditNoteTitle(content, paper),
    intro: words('print.credit.intro', { invoice: content.invoice.number }),
    rows: [
      { label: words('print.invoice.number', { number }), value: date(note.issuedAt) },
      { label: words('print.invoice.seller'), value: content.seller.companyName },
      { label: words('print.invoice.buyer'), value: content.buyer.businessName },
      { label: words('print.total'), value: money(-content.total), strong: true },
    ],
    notes: [],
  };
  return {
    dedupeKey: `credit-note:${note.id}`,
    fromName: venue,
    to: content.buyer.email,
    subject: words('print.credit.subject', { number, venue }),
    text: letterText(letter),
    html: letterHtml(letter),
    attachments: [{ filename: invoiceFile(note), contentType: 'application/pdf', content: pdf }],
  };
};

type Parts = Pick<Deps, 'database' | 'clock' | 'mail'>;

/**
 * Mails the notes that were not mailed yet, each in a transaction that takes it off the list: whoever dies in between
 * leaves it on, and no two servers take the same.
 */
export const mailCreditNotes = async ({ database, clock, mail }: Parts): Promise<void> => {
  const mailOne = (): Promise<boolean> =>
    database.transaction(async run => {
      const note = await takeNoteToMail(run);
      if (!note) return false;
      await queueMail(run, creditNoteMail(note, await creditNotePdf(note)), clock());
      return true;
    });
  let some = false;
  while (await mailOne()) some = true;
  if (some) mail.hurry();
};
