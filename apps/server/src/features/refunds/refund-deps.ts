import type { Capabilities } from '@tableside/payments';

/** What the calls need beside what every feature has. */
export type RefundDeps = {
  /** What a provider can do; null: it is none of this installation any more. */
  readonly capabilitiesOf: (providerId: string) => Capabilities | null;
  /** Something is due to be sent: now rather than in a few seconds. */
  readonly poke: () => void;
};
