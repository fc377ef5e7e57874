import type { Deps } from '../../../deps.ts';
import { type OutgoingMail, queueMail } from '../../mail/index.ts';
import { wordsOf } from '../invoice-parts.ts';
import { PAPER_KINDS } from '../paper/paper-kind.ts';
import { invoiceEmail } from '../paper/paper-mail.ts';
import { creditNotePdf } from './credit-note-pdf.ts';
import { type StoredNote, takeNoteToMail } from './credit-note-store.ts';

/** The mail that brings a credit note, to where the invoice went; one per note. */
const creditNoteMail = (note: StoredNote, pdf: Buffer): OutgoingMail => {
  const paper = wordsOf(note.content);
  const intro = paper.words('print.credit.intro', { invoice: note.content.invoice.number });
  return invoiceEmail(PAPER_KINDS.creditNote, note, paper, {
    dedupeKey: `credit-note:${note.id}`,
    intro,
    pdf,
  });
};

type Parts = Pick<Deps, 'database' | 'clock' | 'mail' | 'venues'>;

/**
 * Mails the notes that were not mailed yet, each in a transaction that takes it off the list: whoever dies in between
 * leaves it on, and no two servers take the same.
 */
export const mailCreditNotes = async ({ database, clock, mail, venues }: Parts): Promise<void> => {
  const mailOne = (): Promise<boolean> =>
    database.transaction(async run => {
      const note = await takeNoteToMail(run);
      if (!note) return false;
      // An invoice that staff printed went to no address.
      if (note.content.buyer.email !== '') {
        const { settings } = await venues.get(note.venueId);
        const pdf = await creditNotePdf(note, settings.countryCode);
        await queueMail(run, creditNoteMail(note, pdf), clock());
      }
      return true;
    });
  let some = false;
  while (await mailOne()) some = true;
  if (some) mail.hurry();
};
