import type { TerminalAnswer, TerminalKind, TerminalOutcome, TerminalRequest } from '@tableside/devices';
import { terminalResult } from '@tableside/domain/terminal';

/** What is kept of a terminal's last word: no receipts, and of the card no more than its last four digits. */
export type Frame = {
  readonly result: string;
  readonly code: string;
  readonly text: string;
  readonly amount: number | null;
  readonly currency: string | null;
  readonly auth_code: string | null;
  readonly rrn: string | null;
  readonly terminal: string | null;
  readonly card_brand: string | null;
  readonly card_last4: string | null;
};

export type OperationState = 'waiting' | 'asked' | 'approved' | 'declined' | 'aborted' | 'voided' | 'unknown';

/** Something that a terminal was asked to do with money; minor units. */
export type OperationRow = {
  readonly id: string;
  readonly terminal_id: string;
  readonly payment_id: string;
  readonly kind: 'sale' | 'void' | 'refund';
  readonly refund_key: string | null;
  readonly business_day: string;
  readonly reference: number;
  readonly amount: number;
  readonly currency: string;
  readonly state: OperationState;
  readonly display: string;
  readonly code: string;
  readonly abort_asked_at: Date | null;
  readonly busy_until: Date | null;
  readonly frame: Frame | null;
  readonly started_by: string;
  readonly started_at: Date;
};

/** With where its terminal is. */
export type ReachableOperation = OperationRow & {
  readonly venue_id: string;
  readonly terminal_name: string;
  /** The self-service place it stands at. */
  readonly table_id: string | null;
  readonly terminal_kind: TerminalKind;
  readonly address: string;
  /** The bridge in whose network it stands; null: the server calls it. */
  readonly bridge_id: string | null;
};

/** How an operation ended, or stands where nobody knows. */
export type Ending = {
  readonly state: Exclude<OperationState, 'waiting' | 'asked'>;
  readonly code: string;
  readonly display: string;
  readonly frame: Frame | null;
  /** What the guest gets on paper; kept nowhere but with what waits to be printed. */
  readonly cardholderReceipt?: string;
};

/** The last four digits, whatever the terminal took care to hide. */
const last4Of = (pan: string | undefined): string | null => /(\d{4})\D*$/.exec(pan ?? '')?.[1] ?? null;

export const frameOf = (answer: TerminalAnswer): Frame => ({
  result: answer.result,
  code: answer.code,
  text: answer.text,
  amount: answer.amount ?? null,
  currency: answer.currency?.toUpperCase() ?? null,
  auth_code: answer.authCode ?? null,
  rrn: answer.rrn ?? null,
  terminal: answer.terminalId ?? null,
  card_brand: answer.cardBrand ?? null,
  card_last4: last4Of(answer.maskedPan),
});

export const requestOf = ({ kind, reference, amount }: OperationRow): TerminalRequest =>
  kind === 'void' ? { operation: 'void', reference } : { operation: kind, reference, amount };

/** Nothing to void: it was settled before, or taken back. */
const NOTHING_TO_VOID = 'NF';

/** What an operation came to by what was heard of it. */
export const endingOf = ({ kind }: Pick<OperationRow, 'kind'>, outcome: TerminalOutcome): Ending => {
  if (outcome.kind !== 'answered') {
    // Refused: nothing was asked of the terminal.
    const state = outcome.kind === 'refused' ? 'declined' : 'unknown';
    return { state, code: outcome.code, display: '', frame: null };
  }
  const { answer } = outcome;
  const { code, text: display } = answer;
  const nothing = kind === 'void' && code === NOTHING_TO_VOID;
  const state = nothing ? 'declined' : terminalResult(answer.result, code);
  const { cardholderReceipt } = answer;
  const frame = frameOf(answer);
  return { state, code, display, frame, ...(cardholderReceipt !== undefined && { cardholderReceipt }) };
};

export const isNothingToVoid = ({
  kind,
  state,
  code,
}: Pick<OperationRow, 'kind' | 'state' | 'code'>): boolean =>
  kind === 'void' && state === 'declined' && code === NOTHING_TO_VOID;
