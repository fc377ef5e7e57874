import type { Run } from '../../../database/database.ts';
import { GIVES_BACK } from './reward-store.ts';

type UsedReward = {
  readonly id: string;
  /** What it took off which piece, minor units. */
  readonly pieces: readonly { readonly id: string; readonly amount: number }[];
};

/** The latest reward of a card that lies on a bill and on no other; null: there is none. */
export const lastRewardOn = async (run: Run, card: string, bill: string): Promise<UsedReward | null> => {
  const [row] = await run<UsedReward>(
    'loyalty-reward-on-bill',
    `select r.id, jsonb_agg(jsonb_build_object('id', w.bill_item_id, 'amount', w.amount)) as pieces
     from loyalty_reward r join loyalty_reward_piece w on w.reward_id = r.id join bill_item i on i.id = w.bill_item_id
     where r.card_id = $1 and r.returned_at is null
     group by r.id having bool_and(i.bill_id = $2) order by r.at desc, r.id limit 1`,
    [card, bill],
  );
  return row ?? null;
};

/** Gives back what a reward of a locked card cost, as a line. */
export const giveRewardBack = async (run: Run, card: string, reward: string, now: Date): Promise<void> => {
  await run(
    'loyalty-reward-undo',
    `with gone as (select $3::uuid as reward), ${GIVES_BACK} select units from sum`,
    [card, now, reward],
  );
};
