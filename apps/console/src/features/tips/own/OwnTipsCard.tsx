import { useText } from '../../../i18n/index.ts';
import { SettingsCard } from '../../../parts/page/SettingsCard.tsx';
import { useClock, useMoney, useVenue } from '../../session/index.ts';
import { Sums } from '../Sums.tsx';
import { ShareOfPool } from '../sharing/ShareOfPool.tsx';
import styles from '../tips.module.css';
import type { OwnTips } from '../tips-query.ts';
import { OwnAccount } from './OwnAccount.tsx';
import { OwnCard } from './OwnCard.tsx';

/** Moves after which less is owed. */
const LESS: ReadonlySet<string> = new Set<OwnTips['moves'][number]['what']>([
  'payout',
  'given_back',
  'disputed',
]);

/** One's own tips from the phone to the payout, and whether guests see one's name. */
export const OwnTipsCard = ({ own }: { readonly own: OwnTips }) => {
  const { t } = useText();
  const { dayAndTime } = useClock();
  const money = useMoney();
  const venue = useVenue();
  return (
    <SettingsCard>
      <h2>{t('tips.mine')}</h2>
      <Sums of={own} />
      {own.moves.length === 0 ? (
        <p>{t('tips.noMoves')}</p>
      ) : (
        <ul className={styles.lines}>
          {own.moves.map(({ at, what, amount, share, payout }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two alike at one moment are two, and none moves
            <li key={place}>
              <span>{t(`tips.move.${what}`)}</span>
              <time dateTime={at} className={styles.soft}>
                {dayAndTime(at)}
              </time>
              <b>{money.text(LESS.has(what) ? -amount : amount)}</b>
              {share && <ShareOfPool share={share} />}
              {payout && (
                <small className={styles.trace}>
                  {t('tips.trace.payout', { number: payout.number, way: t(`tips.way.${payout.way}`) })}
                </small>
              )}
            </li>
          ))}
        </ul>
      )}
      {own.moves.length > 0 && (
        <a className={styles.link} href={`/api/console/${venue.id}/own-tips/csv`}>
          {t('tips.statement')}
        </a>
      )}
      <OwnAccount key={own.account} own={own} />
      <OwnCard key={own.consent.agreed} own={own} />
    </SettingsCard>
  );
};
