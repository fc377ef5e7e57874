import { PRINTER_PROBLEMS } from '@tableside/domain/printing';
import { z } from 'zod';
import { calls } from '../../define.ts';
import { Fingerprint, PRINTER_KINDS } from '../console/printing.ts';
import { Empty, FreeText, Id } from '../shared/shared.ts';
import { BridgedFiscalOutcome, BridgedFiscalRequest, FISCAL_KINDS } from './bridged-fiscal.ts';
import { BridgedOutcome, BridgedRequest, TERMINAL_KINDS } from './bridged-terminal.ts';

/** Requests that a bridge may hold at once. */
const MAX_HELD = 100;

const printer = {
  kind: z.enum(PRINTER_KINDS),
  address: z.string(),
  /** SHA-256 of the certificate that is this printer's; null: nobody confirmed one. */
  certificate: Fingerprint.nullable(),
  /** Longest wait for the printer's answer, in milliseconds. */
  timeout_ms: z.number().int(),
};
const terminal = {
  kind: z.enum(TERMINAL_KINDS),
  address: z.string(),
  /** Longest wait for the terminal's last word, in milliseconds. */
  timeout_ms: z.number().int(),
};

/** What a bridge is asked to do. */
export const BridgeTask = z.discriminatedUnion('do', [
  /** Bytes of ESC/POS in base64. `name` names the paper in the printer's own log. */
  z.object({ do: z.literal('print'), ...printer, bytes: z.string(), name: z.string() }),
  z.object({ do: z.literal('status'), ...printer }),
  /** Looks for printers in the networks that its machine is in. */
  z.object({ do: z.literal('find'), timeout_ms: z.number().int() }),
  /** Money may move: done at once or never, and once. */
  z.object({ do: z.literal('terminal'), ...terminal, request: BridgedRequest }),
  /** Asks what runs at that terminal under that reference to end. */
  z.object({ do: z.literal('terminal_abort'), ...terminal, reference: z.number().int() }),
  /** Whether somebody answers there. */
  z.object({ do: z.literal('terminal_status'), ...terminal }),
  /** A receipt for the tax office: begun at once or never, and once. */
  z.object({
    do: z.literal('fiscal'),
    kind: z.enum(FISCAL_KINDS),
    address: z.string(),
    /** Longest wait for one answer of the printer, in milliseconds. */
    timeout_ms: z.number().int(),
    request: BridgedFiscalRequest,
  }),
]);
export type BridgeTask = z.infer<typeof BridgeTask>;

export const FoundPrinter = z.strictObject({ kind: z.enum(PRINTER_KINDS), address: z.string().max(100) });
export type FoundPrinter = z.infer<typeof FoundPrinter>;

/** What became of it: of a printer what drivers say, see `packages/devices`. */
export const BridgeResult = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('done'), paper_low: z.boolean() }),
  z.strictObject({
    kind: z.enum(PRINTER_PROBLEMS),
    may_have_printed: z.boolean(),
    certificate: Fingerprint.optional(),
  }),
  z.strictObject({ kind: z.literal('found'), printers: z.array(FoundPrinter).max(50) }),
  z.strictObject({ kind: z.literal('terminal'), outcome: BridgedOutcome }),
  /** Of an abort: the terminal heard it. Of a status: somebody answers there. */
  z.strictObject({ kind: z.literal('terminal_says'), yes: z.boolean() }),
  z.strictObject({ kind: z.literal('fiscal'), outcome: BridgedFiscalOutcome }),
]);
export type BridgeResult = z.infer<typeof BridgeResult>;

/** A small program in the venue's network, which connects outwards. ADR 0040. */
export const bridgeCalls = calls({
  'POST /bridge/pair': {
    summary:
      'Makes a program the bridge of a code that the console showed; the answer has its token, once. A code works once and for a quarter of an hour; wrong ones are counted. The program that was this bridge before is it no longer.',
    access: 'public',
    body: z.strictObject({ code: z.string().trim().min(1).max(32) }),
    response: z.object({ token: z.string(), name: z.string(), venue_name: z.string() }),
    errors: ['bridge_code_wrong'],
  },
  'POST /bridge/work': {
    summary:
      'Asks for requests that are not answered yet, other than those it holds; waits some seconds where there are none. Says that it is there.',
    access: 'bridge',
    body: z.strictObject({
      version: FreeText(40),
      /** The name of its machine. */
      host: FreeText(80),
      /** It can write what it did to its disk; else a loss of power may make copies that do not say so. */
      keeps_notes: z.boolean(),
      /** Where there is nothing to do the answer waits for it; a bridge that was away wants to know at once. */
      waits: z.boolean(),
      holding: z.array(Id).max(MAX_HELD),
    }),
    response: z.object({
      requests: z.array(
        z.object({
          id: Id,
          task: BridgeTask,
          /** Too late to begin: it only says what it did, if it did. */
          late: z.boolean(),
        }),
      ),
    }),
  },
  'POST /bridge/heard': {
    summary: 'What a terminal shows in the middle of a request that this bridge holds.',
    access: 'bridge',
    body: z.strictObject({ id: Id, text: z.string().max(200) }),
    response: Empty,
  },
  'POST /bridge/answer': {
    summary:
      'What became of a request. The first answer counts; of one that is not there any more nobody hears.',
    access: 'bridge',
    body: z.strictObject({ id: Id, result: BridgeResult }),
    response: Empty,
  },
});
