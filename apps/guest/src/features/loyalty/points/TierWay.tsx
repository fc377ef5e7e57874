import { useLanguage, useT } from '../../../texts/texts.ts';
import type { User } from '../../account/index.ts';
import { useGuest } from '../../venue/index.ts';
import styles from '../Loyalty.module.css';
import type { Program } from '../standing.ts';
import { TierList } from './TierList.tsx';

type Tiers = NonNullable<User['loyalty_programs'][number]['tiers']>;
type Props = { readonly tiers: Tiers; readonly program: Program | undefined };

/** In which tier a member is and until when, what the next one still takes, and what each gives. `program`: as this guest reads it here. */
export const TierWay = ({ tiers, program }: Props) => {
  const t = useT();
  const language = useLanguage();
  const { money } = useGuest();
  const { tier, earned, until, next, left, left_to_pay: sum } = tiers;
  const levels = program?.tiers?.levels ?? tiers.levels;
  const nameOf = (key: string): string =>
    (levels.find(each => each.key === key) ?? tiers.levels.find(each => each.key === key))?.name ?? '';
  // A day of the house's calendar, the same wherever the phone is.
  const day = (date: string) =>
    new Date(`${date}T12:00:00Z`).toLocaleDateString(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <>
      {tier !== null && (
        <p className={styles.collected}>
          {until === null ? nameOf(tier) : t('loyalty.tierUntil', { tier: nameOf(tier), date: day(until) })}
        </p>
      )}
      {next !== null && (
        <>
          <progress className={styles.way} max={earned + left} value={earned} aria-hidden="true" />
          <p>
            {t('loyalty.tierLeft', {
              tier: nameOf(next),
              left: sum === null ? new Intl.NumberFormat(language).format(left) : money(sum),
            })}
          </p>
        </>
      )}
      <TierList tiers={{ months: tiers.months, levels }} />
    </>
  );
};
