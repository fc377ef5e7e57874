import { Refusal } from '@tableside/contract';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { takeLoyaltyTurn } from '../../bills/index.ts';
import { type Claimed, lockRewardCard, type RewardCard } from '../../loyalty/index.ts';
import { billByNumber } from '../../orders/index.ts';
import { flagsAt } from '../../venues/index.ts';
import type { lowerForMember } from './lower-for-member.ts';

type Key = 'POST /orders/use-loyalty-reward/{session}' | 'POST /orders/undo-loyalty-reward/{session}';

/** A bill in its member's turn, and the card that pays for the reward, locked. */
export type AtReward = {
  readonly bill: Awaited<ReturnType<typeof billByNumber>>;
  readonly card: RewardCard;
  readonly venueId: string;
  readonly at: Date;
};

type Asked = {
  readonly claim: Claimed;
  readonly sessionId: string;
  readonly number: string;
  readonly program: string;
};

const locked = async (run: Run, { claim, sessionId, number, program }: Asked): Promise<AtReward> => {
  const { signIn, venueId, now: at } = claim;
  if (!(await takeLoyaltyTurn(run, number))) throw new Refusal('loyalty_being_applied');
  const bill = await billByNumber(run, venueId, number, sessionId, at.getTime());
  // Of two phones of one member the later waits here, and finds what the earlier left.
  const card = await lockRewardCard(run, { signIn, venueId, program, now: at });
  if (!card) throw new Refusal('loyalty_not_applicable');
  return { bill, card, venueId, at };
};

/** What a signed-in member does with a reward on a bill, in one transaction. Never on a kiosk. ADR 0035. */
export const withReward =
  (deps: Deps, deed: (run: Run, at: AtReward) => ReturnType<typeof lowerForMember>): Handler<Key> =>
  async ({ guest, body, meta }) => {
    if (guest.mode === 'preview') throw new Refusal('preview_mode');
    if (!guest.signIn || !(await deps.guestAccounts.signedIn(meta))) throw new Refusal('not_signed_in');
    const { settings } = await deps.venues.get(guest.venueId, guest.venue.revision);
    const claim = deps.loyalty.claimAt(guest, settings, flagsAt(settings, guest.table.flagOverrides));
    if (!claim) throw new Refusal('loyalty_not_applicable');
    const { unique_order_number: number, loyalty_program_id: program } = body;
    return deps.database.transaction(async run =>
      deed(run, await locked(run, { claim, sessionId: guest.sessionId, number, program })),
    );
  };
