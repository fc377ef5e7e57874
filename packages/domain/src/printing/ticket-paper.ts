import { mentionsAllergy } from '../kitchen/allergy-words.ts';
import type { CourseId } from '../kitchen/courses.ts';
import type { PaperTicket, TicketKind, TicketLine } from './due.ts';
import { onPaper, type PaperColumns, type PaperLine, type PaperText, rule } from './paper.ts';

/** What stands on a ticket beside names and numbers, in the venue's language. */
export type TicketWords = {
  readonly kind: Readonly<Record<Exclude<TicketKind, 'order'>, string>>;
  readonly copy: string;
  readonly allergy: string;
  readonly note: string;
  readonly held: string;
  readonly contains: string;
  /** `Order 17`, `Guest 2`. */
  readonly order: (number: string) => string;
  readonly guest: (index: number) => string;
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

/** What the guest wrote, before the dishes: a cook who reads the first line only has read it. */
const note = ({ note: text }: PaperTicket, words: TicketWords, columns: PaperColumns): PaperText[] => {
  if (text.trim() === '') return [];
  const isAllergy = mentionsAllergy(text);
  return [
    isAllergy
      ? { text: `!! ${words.allergy} !!`, size: 'big', bold: true, reversed: true }
      : { text: words.note, bold: true },
    { text, size: 'tall', bold: true, reversed: isAllergy },
    rule(columns),
  ];
};

const INDENT = 5;

const dish = (line: TicketLine, words: TicketWords, isVoid: boolean): PaperText[] => [
  {
    lead: `${isVoid ? '-' : ''}${line.quantity} x`,
    indent: INDENT,
    text: line.name,
    size: 'tall',
    bold: true,
  },
  ...line.modifiers.map(name => ({ lead: '   +', indent: INDENT, text: name })),
  ...(isVoid || line.allergens.length === 0
    ? []
    : [
        {
          lead: '   !',
          indent: INDENT,
          text: `${words.contains} ${line.allergens.map(words.allergen).join(', ')}`.toUpperCase(),
          bold: true,
          reversed: true,
        },
      ]),
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
  const isVoid = ticket.kind === 'void';
  const courses = ticket.courses.flatMap(({ id, held, lines }): PaperText[] => {
    const name = words.course(id);
    const waits = held && ticket.kind === 'order';
    return [
      ...(name === '' ? [] : [{ text: `- ${name} -`, bold: true }]),
      ...(waits ? [{ text: ` ${words.held} `, size: 'tall', bold: true, reversed: true } as const] : []),
      ...lines.flatMap(line => dish(line, words, isVoid)),
    ];
  });
  return onPaper(
    [
      ...head(ticket, words, isCopy, columns),
      ...(ticket.kind === 'order' ? note(ticket, words, columns) : []),
      ...courses,
    ],
    columns,
  );
};
