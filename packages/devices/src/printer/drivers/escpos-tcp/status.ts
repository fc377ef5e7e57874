import type { PrinterProblem } from '@tableside/domain/printing';

const DLE_EOT = [0x10, 0x04] as const;
/** Asks at once, past everything that waits to be printed: why it is offline, and how its paper is. */
export const ASK_NOW = Uint8Array.of(...DLE_EOT, 2, ...DLE_EOT, 4);
/** Asks for the paper when everything before is printed: GS r 1. */
export const ASK_AFTER = Uint8Array.of(0x1d, 0x72, 1);

/** Answers to DLE EOT have bits 1 and 4 set, bits 0 and 7 clear; those to GS r have bit 4 clear. */
export const isAnswerNow = (byte: number): boolean => (byte & 0x93) === 0x12;
export const isAnswerAfter = (byte: number): boolean => (byte & 0x90) === 0;

export type Standing = { readonly problem: PrinterProblem | null; readonly paperLow: boolean };

/** What the two answers to `ASK_NOW` say. */
export const standingOf = ([offline, paper]: readonly [number, number]): Standing => {
  const problem: PrinterProblem | null =
    (paper & 0x60) !== 0 || (offline & 0x20) !== 0
      ? 'paper_out'
      : (offline & 0x04) !== 0
        ? 'cover_open'
        : (offline & 0x48) !== 0
          ? 'offline'
          : null;
  return { problem, paperLow: problem === null && (paper & 0x0c) !== 0 };
};
