import { useT } from '../../../texts/texts.ts';
import { useGuest } from '../../venue/index.ts';
import type { Program } from '../standing.ts';

/** What members collect for, and what they get for it. */
export const Earning = ({ points }: { readonly points: NonNullable<Program['points']> }) => {
  const t = useT();
  const { money } = useGuest();
  const { earn, every, cost, reward_name: reward } = points;
  return (
    <p>
      {earn === 'amount' ? t('loyalty.earn.amount', { sum: money(every ?? 0) }) : t(`loyalty.earn.${earn}`)}{' '}
      {t('loyalty.rewardLeft', { count: cost, reward })}
    </p>
  );
};
