import type { PrinterProblem } from '@tableside/domain/printing';
import { XMLParser } from 'fast-xml-parser';

/** The bits of `status` that we go by; the rest is its drawer, buzzer and panel. */
const COVER_OPEN = 0x20;
const OFFLINE = 0x8;
const NEAR_END = 0x2_0000;
const PAPER_END = 0x8_0000;

const PROBLEMS: Readonly<Record<string, PrinterProblem>> = {
  EPTR_REC_EMPTY: 'paper_out',
  EPTR_COVER_OPEN: 'cover_open',
  EX_DEVICE_BUSY: 'busy',
  EX_ENPC_TIMEOUT: 'busy',
  EX_SPOOLER: 'busy',
  TooManyRequests: 'busy',
  Printing: 'busy',
  ERROR_WAIT_EJECT: 'busy',
  DeviceNotFound: 'not_a_printer',
};
/** The printer gave up on a job that it had begun. */
const BEGUN = new Set(['EX_TIMEOUT', 'Printing']);

export type Answer =
  | { readonly ok: true; readonly problem: PrinterProblem | null; readonly paperLow: boolean }
  | { readonly ok: false; readonly problem: PrinterProblem; readonly begun: boolean };

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  parseAttributeValue: false,
  parseTagValue: false,
});

const within = (node: unknown, name: string): unknown =>
  typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[name] : undefined;

const text = (node: unknown, name: string): string => {
  const value = within(node, name);
  return typeof value === 'string' ? value : '';
};

const parsed = (xml: string): unknown => {
  try {
    return within(within(within(parser.parse(xml), 'Envelope'), 'Body'), 'response');
  } catch {
    return undefined;
  }
};

/** What the printer said; null when it was no ePOS printer that spoke. A status outside of its range says nothing. */
export const readAnswer = (xml: string): Answer | null => {
  const response = parsed(xml);
  const success = text(response, 'success');
  if (!/^(true|false|0|1)$/.test(success)) return null;
  const status = Number(text(response, 'status'));
  const bits = Number.isInteger(status) && status >= 0 && status < 2 ** 32 ? status : 0;
  const has = (bit: number): boolean => Math.floor(bits / bit) % 2 === 1;
  const byBits: PrinterProblem | null = has(PAPER_END)
    ? 'paper_out'
    : has(COVER_OPEN)
      ? 'cover_open'
      : has(OFFLINE)
        ? 'offline'
        : null;
  if (success === 'true' || success === '1')
    return { ok: true, problem: byBits, paperLow: has(NEAR_END) && !has(PAPER_END) };
  const code = text(response, 'code');
  return { ok: false, problem: PROBLEMS[code] ?? byBits ?? 'offline', begun: BEGUN.has(code) };
};
