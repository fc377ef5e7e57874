import type { TerminalKind } from '@tableside/devices';

/** What concerns a terminal's day and no payment. */
export type DayKind = 'settlement' | 'report' | 'void_unresolved';

/** `declined`: not done, and the terminal said so or was not there; `unknown`: it has not said. */
export type DayState = 'waiting' | 'asked' | 'approved' | 'declined' | 'unknown';

export type DayRow = {
  readonly id: string;
  readonly terminal_id: string;
  readonly kind: DayKind;
  readonly reference: number;
  readonly state: DayState;
  readonly display: string;
  readonly code: string;
  /** Empty: by itself. */
  readonly started_by: string;
  readonly started_at: Date;
  readonly ended_at: Date | null;
};

/** With where its terminal is. */
export type ReachableDay = DayRow & {
  readonly venue_id: string;
  readonly terminal_name: string;
  readonly table_id: string | null;
  readonly terminal_kind: TerminalKind;
  readonly address: string;
  /** The bridge in whose network it stands; null: the server calls it. */
  readonly bridge_id: string | null;
};

export type DayEnding = {
  readonly state: Exclude<DayState, 'waiting' | 'asked'>;
  readonly code: string;
  readonly display: string;
};
