import type { PaperText } from './paper.ts';

/** What a guest of a self-service place takes along of an order. PRINT-11 */
export type OrderSlip = {
  readonly venue: string;
  /** The number that is called. */
  readonly number: string;
  /** As the venue writes it. */
  readonly time: string;
  /** It was taken; otherwise it was not made, and what was paid goes back. */
  readonly taken: boolean;
  /** Wholly; of one that was not taken: in part at least. */
  readonly isPaid: boolean;
  readonly lines: readonly {
    readonly quantity: number;
    readonly name: string;
    readonly modifiers: readonly string[];
    readonly sum: string;
  }[];
  readonly total: string;
  /** What the guest answered to the venue's questions: eat here, a name. */
  readonly answers: readonly { readonly label: string; readonly value: string }[];
};

export type OrderSlipWords = {
  /** What stands above the number. */
  readonly number: string;
  readonly collect: string;
  /** Above the code that leads to how the order stands. */
  readonly follow: string;
  readonly notTaken: string;
  readonly moneyGoesBack: string;
  readonly askStaff: string;
  readonly total: string;
  readonly paid: string;
};

const AFTER_QUANTITY = 5;

const dish = ({ quantity, name, modifiers, sum }: OrderSlip['lines'][number]): PaperText[] => [
  { lead: `${quantity} x`, indent: AFTER_QUANTITY, text: name, end: sum },
  ...modifiers.map(text => ({ lead: '   +', indent: AFTER_QUANTITY, text })),
];

/** A taken order: number, answers, dishes, total; `hasCode`: a code that leads to how it stands comes below. One that failed: that it did, and what becomes of the money. PERSON-11, PRINT-11 */
export const orderSlip = (slip: OrderSlip, words: OrderSlipWords, hasCode = false): PaperText[] => {
  const head: PaperText[] = [
    { text: slip.venue, bold: true, end: slip.time },
    { text: '' },
    { text: words.number },
    { text: slip.number, size: 'big', bold: true },
  ];
  if (!slip.taken)
    return [
      ...head,
      { text: '' },
      { text: words.notTaken, size: 'tall', bold: true },
      { text: slip.isPaid ? words.moneyGoesBack : words.askStaff },
    ];
  return [
    ...head,
    { text: words.collect },
    { text: '' },
    ...slip.answers.map(({ label, value }) => ({ text: label, end: value })),
    ...slip.lines.flatMap(dish),
    { text: slip.isPaid ? `${words.total} (${words.paid})` : words.total, end: slip.total, bold: true },
    ...(hasCode ? [{ text: '' }, { text: words.follow }] : []),
  ];
};
