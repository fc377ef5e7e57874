import { Button } from '@tableside/design';
import { useState } from 'react';
import type { Bill } from '../../../data/bills.ts';
import { useT } from '../../../texts/texts.ts';
import type { User } from '../../account/index.ts';
import { useGuest } from '../../venue/index.ts';
import styles from '../Loyalty.module.css';
import { cardOf } from '../standing.ts';
import { useReward } from './use-reward.ts';

type Card = User['loyalty_programs'][number];
type Points = NonNullable<Card['points']>;
type Props = { readonly bill: Bill; readonly program: string; readonly points: Points };

/** A reward that the member has enough for: asked once more, because it is used up. */
const Reward = ({ bill, program, points }: Props) => {
  const t = useT();
  const [sure, setSure] = useState(false);
  const { busy, use } = useReward(bill, program, () => setSure(false));
  const { earn, balance, cost, reward_name: reward } = points;
  const name = t('loyalty.use', { cost, reward });
  if (!sure)
    return (
      <>
        <p>{t(earn === 'amount' ? 'loyalty.points' : 'loyalty.stamps', { count: balance })}</p>
        <Button wide look="secondary" onClick={() => setSure(true)}>
          {name}
        </Button>
      </>
    );
  return (
    <>
      <p role="status">
        {name}. {t('loyalty.useSure', { cost })}
      </p>
      <Button wide busy={busy} onClick={() => void use()}>
        {t('loyalty.useNow')}
      </Button>
      <Button wide look="quiet" onClick={() => setSure(false)}>
        {t('common.cancel')}
      </Button>
    </>
  );
};

/** A reward that lies on this bill: it can be taken back before it is paid. */
const Used = ({ bill, program, points }: Props) => {
  const t = useT();
  const { busy, undo } = useReward(bill, program, () => undefined);
  return (
    <Button wide look="quiet" busy={busy} onClick={() => void undo()}>
      {t('loyalty.undo', { reward: points.reward_name })}
    </Button>
  );
};

/** What a member who has collected enough can use for an open bill, and what they used for it already. */
export const Rewards = ({ bill, user }: { readonly bill: Bill; readonly user: User | null }) => {
  const t = useT();
  const { restaurant } = useGuest();
  if (!user) return null;
  const cards = restaurant.loyalty_programs.flatMap(program => {
    const points = cardOf(user, program)?.points;
    if (!points) return [];
    // As this guest reads it here; the card has it in the language of whose programme it is.
    const reward_name = program.points?.reward_name ?? points.reward_name;
    return [{ id: program.id, points: { ...points, reward_name } }];
  });
  const ready = cards.filter(({ points: { balance, cost } }) => balance >= cost);
  const used = cards.filter(({ points }) => points.used_on.includes(bill.unique_order_number));
  if (ready.length + used.length === 0) return null;
  return (
    <section className={styles.onBill} aria-label={t('loyalty.title')}>
      {ready.map(({ id, points }) => (
        <Reward key={id} bill={bill} program={id} points={points} />
      ))}
      {used.map(({ id, points }) => (
        <Used key={id} bill={bill} program={id} points={points} />
      ))}
    </section>
  );
};
