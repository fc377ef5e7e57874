import type { EventLog } from '../books/book.ts';
import type { Command } from './frames.ts';
import type { RegisterEntry, RegisterState } from './state.ts';

/** The number that the tax office would know it by. */
export const DEVICE = 'ZBX 1234567890';
/** 23 %, 8 %, 5 %, 0 %, two out of use, exempt. */
const RATES = ['23,00', '8,00', '5,00', '0,00', '101,00', '101,00', '100,00'];
const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

type Open = { readonly lines: string[]; readonly byRate: number[]; paid: number; paidBy: string };
/** The body of an answer; `silent`: none comes; `cut`: the line goes. */
export type Said = string | 'silent' | 'cut';

type Parts = {
  readonly book: EventLog<RegisterState, RegisterEntry>;
  readonly now: () => number;
  /** Once there is paper and the cover is down. */
  readonly untilPaper: () => Promise<void>;
};

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** One fiscal printer: a receipt at a time, whoever is on the line. */
export const openRegister = ({ book, now, untilPaper }: Parts) => {
  let open: Open | null = null;
  let last: readonly number[] = LETTERS.map(() => 0);
  const state = (): RegisterState => book.state;
  const fine = (name: string): string => `${name}\t`;
  const wrong = (name: string, error: number): string => `${name}\t?${error}`;
  const told = (name: string, fields: Readonly<Record<string, string | number>>): string =>
    `${name}\t${Object.entries(fields)
      .map(([key, value]) => `${key}${value}\t`)
      .join('')}`;
  const clock = (): string => new Date(now()).toISOString().replace(/\.\d+Z$/, '+00:00');

  const begin = (): string => {
    const { steering } = state();
    if (steering.busy) return wrong('trinit', 41);
    if (steering.memory_full) return wrong('trinit', 387);
    if (open) return wrong('trinit', 2005);
    open = { lines: [], byRate: LETTERS.map(() => 0), paid: 0, paidBy: '' };
    return fine('trinit');
  };
  const add = ({ fields }: Command): string => {
    if (!open) return wrong('trline', 2005);
    const rate = Number(fields.get('vt'));
    if ((RATES[rate] ?? '101,00') === '101,00') return wrong('trline', 2000);
    const [price, quantity] = [Number(fields.get('pr')), Number(fields.get('il') ?? '1')];
    if (!(price > 0)) return wrong('trline', 2006);
    const total = Math.round(price * quantity);
    if (fields.has('wa') && Number(fields.get('wa')) !== total) return wrong('trline', 2008);
    open.byRate[rate] = (open.byRate[rate] ?? 0) + total;
    open.lines.push(`${fields.get('na')} ${quantity} x ${price} = ${total} ${LETTERS[rate]?.toUpperCase()}`);
    return fine('trline');
  };
  const pay = ({ fields }: Command): string => {
    if (!open) return wrong('trpayment', 2005);
    open.paid += Number(fields.get('wa'));
    open.paidBy = fields.get('ty') ?? '';
    return fine('trpayment');
  };
  const complete = async ({ fields }: Command): Promise<Said> => {
    const receipt = open;
    if (!receipt || receipt.lines.length === 0) return wrong('trend', receipt ? 1992 : 2005);
    const total = sum(receipt.byRate);
    if (Number(fields.get('to')) !== total || receipt.paid < total) return wrong('trend', 2008);
    const { cut, silent } = state().steering;
    if (cut > 0) {
      book.append({ set: { cut: cut - 1 } });
      return 'cut';
    }
    await untilPaper();
    // Somebody gave it up meanwhile.
    if (open !== receipt) return wrong('trend', 2005);
    open = null;
    last = receipt.byRate;
    const { receipts, cancelled, reports } = state();
    book.append({
      completed: {
        number: receipts.length + cancelled + 1,
        report: reports + 1,
        document: receipts.length + cancelled + reports + 1,
        total,
        byRate: receipt.byRate,
        lines: receipt.lines,
        paidBy: receipt.paidBy,
        at: clock(),
      },
    });
    if (silent > 0) {
      book.append({ set: { silent: silent - 1 } });
      return 'silent';
    }
    return fine('trend');
  };
  const cancel = (name: string): string => {
    if (open) book.append({ cancelled: true });
    open = null;
    return fine(name);
  };
  const mechanism = (): number => {
    const { cover_open, paper_out } = state().steering;
    if (cover_open) return 3;
    return paper_out ? 5 : 0;
  };

  return {
    perform: async (command: Command): Promise<Said> => {
      const { name } = command;
      const { receipts, cancelled, reports, steering } = state();
      if (name === 'trinit') return begin();
      if (name === 'trline') return add(command);
      if (name === 'trpayment') return pay(command);
      if (name === 'trend') return complete(command);
      if (name === 'prncancel' || name === 'trcancel') return cancel(name);
      if (name === '!sprn' || name === 'sprn') return told('sprn', { pr: mechanism() });
      if (name === '!sdev' || name === 'sdev')
        return told('sdev', { ds: mechanism() ? 3 : 0, pe: 0, tl: steering.busy ? 2 : open ? 1 : 0 });
      if (name === 'scomm') return told(name, { fs: 1, tz: 0, ts: open ? 17 : 0, hr: 1, nu: DEVICE, td: 0 });
      if (name === 'vatget')
        return told(name, Object.fromEntries(LETTERS.map((letter, at) => [`v${letter}`, RATES[at] ?? ''])));
      if (name === 'scnt') {
        const counters = { rd: reports, hn: 0, bn: receipts.length, fn: 0, nu: DEVICE };
        return told(name, { ...counters, bc: cancelled, bt: receipts.length + cancelled, fc: 0 });
      }
      if (name === 'strns') {
        const rates = open?.byRate ?? last;
        const totals = Object.fromEntries(LETTERS.map((letter, at) => [`v${letter}`, rates[at] ?? 0]));
        return told(name, { to: open ? 1 : 0, ts: 17, ...totals });
      }
      if (name === 'eclastdocnoget') return told(name, { di: receipts.at(-1)?.document ?? 0 });
      if (name === 'rtcget') return told(name, { da: clock().slice(0, 16).replace('T', ';'), tm: clock() });
      if (name === 'dailyrep') {
        book.append({ reported: true });
        return fine(name);
      }
      return wrong(name, 1);
    },
    reset: (): void => {
      open = null;
      last = LETTERS.map(() => 0);
    },
  };
};
export type OpenRegister = ReturnType<typeof openRegister>;
