import type { Printer, PrinterDriver, PrinterPlace, PrinterStatus, PrintResult } from '../../port.ts';
import { type Connection, connect } from './connection.ts';
import { ASK_AFTER, ASK_NOW, isAnswerAfter, isAnswerNow, type Standing, standingOf } from './status.ts';

/** The port that printers listen on for bare bytes. */
const DEFAULT_PORT = '9100';
/** A printer that answers such questions does so at once; many answer none. Milliseconds. */
const TALKS_WITHIN_MS = 700;

/** `192.168.1.50` or `printer.local:9100`. */
const readAddress = (typed: string): URL | null => {
  const text = typed.trim().replace(/^tcp:\/\//, '');
  const url = /^[^/?#@\s]+$/.test(text) ? URL.parse(`tcp://${text}`) : null;
  if (!url || url.hostname === '') return null;
  if (url.port === '') url.port = DEFAULT_PORT;
  return url;
};

/** How it stands; null: it does not say. */
const ask = async (connection: Connection, withinMs: number): Promise<Standing | null> => {
  await connection.send(ASK_NOW);
  const [offline, paper] = (await connection.answers(2, isAnswerNow, withinMs)) ?? [];
  return offline === undefined || paper === undefined ? null : standingOf([offline, paper]);
};

/** Asks before, because what is sent to a printer without paper lies in its memory and comes out at any time. */
const printOn = async (
  connection: Connection,
  bytes: Uint8Array,
  timeoutMs: number,
): Promise<PrintResult> => {
  const before = await ask(connection, Math.min(TALKS_WITHIN_MS, timeoutMs)).catch(() => 'gone' as const);
  if (before === 'gone') return { kind: 'unreachable', mayHavePrinted: false };
  if (before?.problem) return { kind: before.problem, mayHavePrinted: false };
  await connection.send(bytes);
  if (!before) {
    const sent = await connection.end();
    return sent ? { kind: 'done', paperLow: false } : { kind: 'unreachable', mayHavePrinted: true };
  }
  await connection.send(ASK_AFTER);
  if (await connection.answers(1, isAnswerAfter, timeoutMs))
    return { kind: 'done', paperLow: before.paperLow };
  const after = await ask(connection, Math.min(TALKS_WITHIN_MS, timeoutMs));
  return { kind: after?.problem ?? 'unreachable', mayHavePrinted: true };
};

const open = (place: PrinterPlace): Printer => ({
  print: async bytes => {
    const connection = await connect(place);
    if (!connection) return { kind: 'unreachable', mayHavePrinted: false };
    try {
      return await printOn(connection, bytes, place.timeoutMs);
    } catch {
      return { kind: 'unreachable', mayHavePrinted: true };
    } finally {
      connection.drop();
    }
  },
  status: async (): Promise<PrinterStatus> => {
    const connection = await connect(place);
    if (!connection) return { kind: 'unreachable' };
    try {
      const standing = await ask(connection, Math.min(TALKS_WITHIN_MS, place.timeoutMs));
      if (standing?.problem) return { kind: standing.problem };
      return { kind: 'ready', paperLow: standing?.paperLow ?? false };
    } catch {
      return { kind: 'unreachable' };
    } finally {
      connection.drop();
    }
  },
});

/** Bare ESC/POS over TCP, as nearly every network printer takes it. */
export const escposTcp: PrinterDriver = { id: 'escpos-tcp', readAddress, open };
