import { type Minor, minor, ZERO } from '../money/index.ts';
import { type Gift, giftLine, type LedgerAccount, type LedgerLine, merged } from './lines.ts';

/**
 * Where a cardholder's dispute of a payment stands. `asked`: the bank asks, no money has moved. `open`: the provider holds
 * the money back. `won`: it is the venue's again. `lost`: it is gone.
 */
export const DISPUTE_STATUSES = ['asked', 'open', 'won', 'lost'] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

const isOver = (standing: DisputeStatus): boolean => standing === 'won' || standing === 'lost';

/** Whether news of a dispute is any after the last that counted: what comes late must not open again what is over. */
export const isDisputeUpdate = (before: DisputeStatus | null, said: DisputeStatus): boolean => {
  if (before === null || isOver(said)) return true;
  return said === 'open' ? !isOver(before) : before === 'asked';
};

/** What the books hold of one dispute, in minor units. */
export type DisputeBooked = {
  readonly disputed: Minor;
  readonly chargebacks: Minor;
  /** Taken from whom it was given to, where the payment is a tip or a donation by card. */
  readonly given: Minor;
};

/** For whom a disputed payment was given, and what of it is still theirs beside what this dispute took. */
export type DisputedGift = Gift & { readonly left: Minor };

/**
 * Brings the books to where a dispute stands, from whatever they hold of it: the money leaves its account for `disputed`
 * while the dispute is open, comes back when it is won, and becomes a loss on `chargebacks` when it is lost; a tip or a
 * donation by card was never the venue's, so what is lost of it is owed to its recipient no more. Nothing when they hold that
 * already, so that hearing of it again changes nothing. ADR 0010, 0032.
 */
export const disputeLines = (
  booked: DisputeBooked,
  now: {
    readonly standing: DisputeStatus;
    readonly amount: Minor;
    readonly account: LedgerAccount;
    readonly gift?: DisputedGift | null;
  },
): LedgerLine[] => {
  const disputed = minor((now.standing === 'open' ? now.amount : ZERO) - booked.disputed);
  const lost = now.standing === 'lost' ? now.amount : ZERO;
  const theirs = minor(Math.min(lost, Math.max(0, now.gift?.left ?? 0)));
  const given = minor(now.gift ? theirs - booked.given : 0);
  const chargebacks = minor(lost - theirs - booked.chargebacks);
  return merged([
    { account: 'disputed', amount: disputed },
    { account: 'chargebacks', amount: chargebacks },
    ...(now.gift ? [giftLine(given, now.gift)] : []),
    { account: now.account, amount: minor(-disputed - chargebacks - given) },
  ]);
};
