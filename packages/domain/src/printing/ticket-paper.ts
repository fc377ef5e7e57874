import { mentionsAllergy } from '../allergens/allergy-words.ts';
import type { CourseId } from '../kitchen/courses.ts';
import type { PaperTicket, TicketKind, TicketLine } from './due.ts';
import { onPaper, type PaperColumns, type PaperLine, type PaperText, rule } from './paper.ts';

/** What stands on a ticket beside names and numbers, in the venue's language. */
export type TicketWords = {
  readonly kind: Readonly<Record<Exclude<TicketKind, 'order'>, string>>;
  readonly copy: string;
  readonly allergy: string;
  readonly note: string;
  /** Of a dish whose note was taken away. */
  readonly noNote: string;
  readonly held: string;
  readonly contains: string;
  readonly mayContain: string;
  readonly notStated: string;
  /** `Order 17`, `Guest 2`. */
  readonly order: (number: string) => string;
  readonly guest: (index: number) => string;
  readonly seat: (seat: number) => string;
  readonly staff: string;
  readonly allergen: (code: string) => string;
  /** Empty for lines without a course. */
  readonly course: (id: CourseId) => string;
};

const head = (
  ticket: PaperTicket,
  words: TicketWords,
  isCopy: boolean,
  columns: PaperColumns,
): PaperText[] => {
  const facts = [
    words.order(ticket.number),
    ticket.time,
    ticket.guest === 0 ? words.staff : words.guest(ticket.guest),
  ];
  return [
    ...(isCopy ? [{ text: ` ${words.copy} `, bold: true, reversed: true }] : []),
    ...(ticket.kind === 'order'
      ? []
      : [{ text: ` ${words.kind[ticket.kind]} `, size: 'big', bold: true, reversed: true } as const]),
    { text: ticket.table, size: 'big', bold: true },
    { text: facts.join(' · ') },
    rule(columns, '='),
  ];
};

/** Loud enough for a cook who looks up once: large, and white on black. */
const shout = (text: string): PaperText => ({
  text: `!! ${text} !!`,
  size: 'big',
  bold: true,
  reversed: true,
});

const linesOf = ({ courses }: PaperTicket): readonly TicketLine[] => courses.flatMap(course => course.lines);

/** Whether anybody speaks of an allergy: staff, or the guest about the order or one of its dishes. */
const isAllergy = (ticket: PaperTicket): boolean =>
  (ticket.allergy ?? '') !== '' ||
  mentionsAllergy(ticket.note) ||
  linesOf(ticket).some(line => mentionsAllergy(line.note ?? ''));

/** What was said of the order, before the dishes: a cook who reads the first line only has read it. */
const note = (ticket: PaperTicket, words: TicketWords, columns: PaperColumns): PaperText[] => {
  const { note: text, allergy = '' } = ticket;
  const warns = isAllergy(ticket);
  const written = text.trim() !== '';
  if (!warns && !written) return [];
  const inNote = mentionsAllergy(text);
  return [
    ...(warns && ticket.kind !== 'allergy' ? [shout(words.allergy)] : []),
    ...(allergy === '' ? [] : [{ text: allergy, size: 'tall', bold: true, reversed: true } as const]),
    ...(written && !inNote ? [{ text: words.note, bold: true }] : []),
    ...(written ? [{ text, size: 'tall', bold: true, reversed: inNote } as const] : []),
    rule(columns),
  ];
};

/** Those on which a cook begins to make something, or goes on otherwise. */
const SAYS_NOTE: ReadonlySet<TicketKind> = new Set(['order', 'allergy', 'change']);

const INDENT = 5;

const fact = (text: string): PaperText => ({
  lead: '   !',
  indent: INDENT,
  text: text.toUpperCase(),
  bold: true,
  reversed: true,
});

/** What is in a dish. Traces, and that nothing is known, where somebody has an allergy: elsewhere that is noise. */
const facts = (line: TicketLine, words: TicketWords, warns: boolean): PaperText[] => {
  const names = (codes: readonly string[]): string => codes.map(words.allergen).join(', ');
  const { allergens, mayContain = [], allergensStated = true } = line;
  return [
    ...(allergens.length > 0 ? [fact(`${words.contains} ${names(allergens)}`)] : []),
    ...(warns && mayContain.length > 0 ? [fact(`${words.mayContain} ${names(mayContain)}`)] : []),
    ...(warns && !allergensStated ? [fact(words.notStated)] : []),
  ];
};

/** What the guest wrote about the dish: white on black, as large as its name. `none`: what stands where there is no note. */
const noteOf = ({ note = '' }: TicketLine, none = ''): PaperText[] => {
  const text = note || none;
  if (text === '') return [];
  const lead = mentionsAllergy(text) ? '  !!' : '   *';
  return [{ lead, indent: INDENT, text, size: 'tall', bold: true, reversed: true }];
};

/** Whose it is, for whoever carries it. */
const seatOf = ({ seat }: TicketLine, words: TicketWords): PaperText[] =>
  seat === null || seat === undefined
    ? []
    : [{ lead: '   >', indent: INDENT, text: words.seat(seat), bold: true }];

const dish = (line: TicketLine, words: TicketWords, kind: TicketKind, warns: boolean): PaperText[] => [
  {
    lead: `${kind === 'void' ? '-' : ''}${line.quantity} x`,
    indent: INDENT,
    text: line.name,
    size: 'tall',
    bold: true,
  },
  ...seatOf(line, words),
  ...line.modifiers.map(name => ({ lead: '   +', indent: INDENT, text: name })),
  ...noteOf(line, kind === 'change' ? words.noNote : ''),
  ...(kind === 'void' ? [] : facts(line, words, warns)),
];

/** A ticket as lines of paper. `isCopy`: it was on paper before, or may have been. */
export const ticketPaper = (
  ticket: PaperTicket,
  {
    words,
    columns,
    isCopy,
  }: { readonly words: TicketWords; readonly columns: PaperColumns; readonly isCopy: boolean },
): PaperLine[] => {
  const { kind } = ticket;
  const warns = isAllergy(ticket);
  const courses = ticket.courses.flatMap(({ id, held, lines }): PaperText[] => {
    const name = words.course(id);
    const waits = held && (kind === 'order' || kind === 'change');
    return [
      ...(name === '' ? [] : [{ text: `- ${name} -`, bold: true }]),
      ...(waits ? [{ text: ` ${words.held} `, size: 'tall', bold: true, reversed: true } as const] : []),
      ...lines.flatMap(line => dish(line, words, kind, warns)),
    ];
  });
  return onPaper(
    [
      ...head(ticket, words, isCopy, columns),
      ...(SAYS_NOTE.has(kind) ? note(ticket, words, columns) : []),
      ...courses,
    ],
    columns,
  );
};
