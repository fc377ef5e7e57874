import type { NumbersView } from '@tableside/contract/http/console/reports';
import {
  emailWords,
  type LetterRow,
  type MailAttachment,
  mailOf,
  type OutgoingMail,
} from '../../mail/index.ts';
import { type PaperWords, paperWords } from '../../paper/index.ts';
import { type CsvTable, csvOf, reportWords } from '../../reports/index.ts';
import type { Venue } from '../../venues/index.ts';

/** What an accountant books from: money by way, VAT by rate, and every account of the journal. */
const FILES: readonly CsvTable[] = ['methods', 'vat', 'accounts'];

/** Whether anything of the day is in the books. */
export const isEmptyDay = ({ accounts, counts }: NumbersView): boolean =>
  counts.payments === 0 && accounts.every(({ amount }) => amount === 0);

const rowsOf = (
  { settings }: Venue,
  { figures, methods, vat }: NumbersView,
  { money }: PaperWords,
): LetterRow[] => {
  const { say, method } = reportWords(settings.mainLanguage);
  const row = (label: string, amount: number, strong = false): LetterRow => ({
    label,
    value: money(amount),
    strong,
  });
  return [
    row(say('report.net'), figures.net, true),
    ...vat.map(({ percent, vat: part }) => row(`${say('report.vat')} ${percent} %`, part)),
    ...methods.map(each => row(method(each.method), each.received - each.given_back)),
    row(say('report.tips'), figures.tips - figures.tips_refunded),
  ];
};

const filesOf = (venue: Venue, day: string, numbers: NumbersView): MailAttachment[] =>
  FILES.map(table => ({
    filename: `${venue.slug}-${table}-${day}.csv`,
    contentType: 'text/csv',
    content: Buffer.from(csvOf(table, numbers, venue.settings), 'utf8'),
  }));

/** The mail with a venue's figures of a business day, in its main language. */
export const dayMail = (venue: Venue, day: string, numbers: NumbersView, to: string): OutgoingMail => {
  const words = emailWords(venue.settings.mainLanguage);
  const paper = paperWords(venue.settings.mainLanguage, venue.settings);
  const shown = paper.day(day);
  const letter = {
    language: words.language,
    venue: venue.name,
    title: words('day.title', { day: shown }),
    intro: words('day.intro', { venue: venue.name, day: shown }),
    rows: rowsOf(venue, numbers, paper),
    notes: [words('day.files'), words('day.why', { venue: venue.name })],
  };
  return mailOf(letter, {
    dedupeKey: `books-day:${venue.id}:${day}:${to}`,
    to,
    subject: words('day.subject', { venue: venue.name, day: shown }),
    attachments: filesOf(venue, day, numbers),
  });
};
