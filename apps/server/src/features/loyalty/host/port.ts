import type { HostWord } from '@tableside/domain/loyalty';

/** Who asks for a card. */
export type HostJoining = {
  /** The same reference is the same guest, however often it is sent. */
  readonly reference: string;
  readonly name: string;
  /** The number that a guest brings; null: it gives one out. */
  readonly number: string | null;
  readonly currency: string;
  readonly answers: readonly { readonly name: string; readonly answer: string }[];
};

export type HostAnswer =
  | { readonly kind: 'card'; readonly word: HostWord }
  | { readonly kind: 'refused'; readonly code: 'card_not_valid' | 'card_already_used' };

/** Another system that keeps the loyalty cards of a venue. Calls throw {@link HostSilent} where nothing of it can be read. */
export type LoyaltyHost = {
  readonly join: (joining: HostJoining) => Promise<HostAnswer>;
  /** Null: it has no such card. */
  readonly readCard: (number: string, currency: string) => Promise<HostWord | null>;
};

export type Silence = 'no_answer' | 'keys_refused' | 'not_believed';

/** No answer, or none that can be believed. */
export class HostSilent extends Error {
  readonly why: Silence;
  constructor(why: Silence, cause?: unknown) {
    super(`the loyalty system: ${why}`, { cause });
    this.name = 'HostSilent';
    this.why = why;
  }
}
