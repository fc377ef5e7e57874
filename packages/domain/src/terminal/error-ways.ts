/** Codes after which a guest at a kiosk reads something of its own; any other is told as GENERIC. 2§8; 3§8. */
export const TERMINAL_ERROR_CODES = [
  'GENERIC',
  'ORDER_CREATE_FAILED',
  'UC',
  'TA',
  '116',
  'BS',
  'NR',
  'NP',
] as const;
export type TerminalErrorCode = (typeof TERMINAL_ERROR_CODES)[number];

/** What a guest can do after an error, and what is known of the money. */
export type TerminalErrorWay = {
  readonly canRetry: boolean;
  /** Seconds until the kiosk starts over by itself; null: it waits for the guest. */
  readonly startsOverAfter: number | null;
  /** The terminal itself said that nothing was charged: its reference needs no void. */
  readonly nothingCharged: boolean;
  readonly terminalOffline: boolean;
};

const way = (over: Partial<TerminalErrorWay> = {}): TerminalErrorWay => ({
  canRetry: true,
  startsOverAfter: null,
  nothingCharged: false,
  terminalOffline: false,
  ...over,
});

/** Seconds for a guest who cancelled, or whose card has not enough, to decide. 2§9; 3§9. */
const TO_DECIDE = 60;
const refusedByGuestOrBank = way({ startsOverAfter: TO_DECIDE, nothingCharged: true });

const WAYS: Readonly<Record<TerminalErrorCode, TerminalErrorWay>> = {
  GENERIC: way(),
  ORDER_CREATE_FAILED: way({ canRetry: false }),
  UC: refusedByGuestOrBank,
  TA: refusedByGuestOrBank,
  '116': refusedByGuestOrBank,
  BS: way(),
  NR: way(),
  NP: way({ canRetry: false, terminalOffline: true }),
};

export const terminalErrorCode = (code: string): TerminalErrorCode =>
  TERMINAL_ERROR_CODES.find(known => known === code) ?? 'GENERIC';

export const terminalErrorWay = (code: string): TerminalErrorWay => WAYS[terminalErrorCode(code)];
