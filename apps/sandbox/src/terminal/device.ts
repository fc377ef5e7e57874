import { setTimeout as wait } from 'node:timers/promises';
import { Asked, type LastWord, type Operation } from './frames.ts';
import { type Desk, failed, isQuestion, needsCard, perform, stateOf } from './operations.ts';
import type { Steering } from './state.ts';

/** What somebody at the terminal does. */
export type Hand = 'card' | 'cancel';

export type Line = { readonly send: (frame: object) => void; readonly cut: () => void };

export type TerminalDevice = {
  /** A frame from a cash register on `line`. */
  readonly take: (bytes: string, line: Line) => Promise<void>;
  readonly touch: (hand: Hand) => boolean;
  /** The words on its display. */
  readonly display: () => string;
};

type Running = { readonly asked: Operation; readonly hand: (hand: Hand | 'abort') => void };

/** One terminal: one operation at a time, but an abort, which may come while one runs. */
export const openTerminalDevice = (desk: Desk): TerminalDevice => {
  let running: Running | null = null;
  let shown = 'READY';
  const steering = (): Steering => stateOf(desk).steering;
  const set = (change: Partial<Steering>): void => desk.book.append({ terminal: desk.terminal, set: change });

  /** Waits for a card, a press on Cancel or an abort; answers with the code that ends it early. */
  const untilCard = async (asked: Operation, say: (text: string) => void): Promise<string> => {
    if (!needsCard(asked)) return '';
    say('INSERT CARD');
    if (steering().card_at_once) return '';
    const hand = await new Promise<Hand | 'abort'>(resolve => {
      running = { asked, hand: resolve };
    });
    if (hand === 'card' || (hand === 'abort' && steering().late_after_abort)) return '';
    return 'UC';
  };

  /** The last word, once it is done; null where it is done and never told. */
  const work = async (
    asked: Operation,
    say: (text: string) => void,
  ): Promise<LastWord | 'silent' | 'cut'> => {
    const ended = await untilCard(asked, say);
    if (ended) return failed(ended);
    say('PLEASE WAIT');
    const { slow_ms } = steering();
    if (slow_ms > 0) await wait(slow_ms);
    const next_code = isQuestion(asked) ? '' : steering().next_code;
    if (next_code !== '') set({ next_code: '' });
    const word = perform(desk, asked, next_code === '' ? '000' : next_code);
    const { silent, cut } = steering();
    if (silent > 0) set({ silent: silent - 1 });
    else if (cut > 0) set({ cut: cut - 1 });
    return silent > 0 ? 'silent' : cut > 0 ? 'cut' : word;
  };

  const run = async (asked: Operation, line: Line): Promise<void> => {
    const tie = { operation: asked.operation, CRN: asked.CRN };
    if (running) return line.send({ ...tie, ...failed('BS') });
    running = { asked, hand: () => undefined };
    const say = (text: string): void => {
      shown = text;
      line.send({ ...tie, result: 'PENDING', responseText: text });
    };
    const word = await work(asked, say);
    running = null;
    shown = word === 'silent' || word === 'cut' ? 'READY' : String(word.responseText ?? '');
    if (word === 'cut') line.cut();
    else if (word !== 'silent') line.send({ ...tie, ...word });
  };

  return {
    take: async (bytes, line) => {
      const asked = Asked.safeParse(JSON.parse(bytes));
      if (!asked.success) return;
      if (asked.data.operation !== 'abort') return run(asked.data, line);
      const isHeard = running?.asked.CRN === asked.data.CRN;
      line.send({ operation: 'abort', CRN: asked.data.CRN, result: isHeard ? 'OK' : 'FAIL' });
      if (isHeard) running?.hand('abort');
    },
    touch: hand => {
      if (!running) return false;
      running.hand(hand);
      return true;
    },
    display: () => shown,
  };
};
