import { Button } from '@mantine/core';
import { useText } from '../../i18n/index.ts';
import { Tag } from '../../parts/list/Tag.tsx';
import { ageMinutes, useNow } from '../board/index.ts';
import { useClock, useVenue } from '../session/index.ts';
import styles from './hall-live.module.css';
import type { HallStall } from './hall-live-query.ts';
import { isPaused, stallWords } from './stall-words.ts';
import type { Pausing } from './use-pause.ts';

type Props = { readonly stall: HallStall; readonly pausing: Pausing };

/** One stall: how it stands, what its counter has to do, and pausing it. */
export const StallCard = ({ stall, pausing }: Props) => {
  const { t } = useText();
  const { age } = useClock();
  const { may } = useVenue();
  const now = useNow();
  const { venue, name, waiting, making, ready, oldest_at: oldest } = stall;
  const { tone, words } = stallWords(stall, t);
  const counts = [
    ['hallLive.waiting', waiting],
    ['hallLive.making', making],
    ['hallLive.ready', ready],
  ] as const;
  const paused = isPaused(stall);
  return (
    <li className={styles.stall} data-tone={tone} aria-label={name}>
      <p className={styles.name}>
        <b>{name}</b>
        <Tag tone={tone}>{words}</Tag>
      </p>
      <dl className={styles.counts}>
        {counts.map(([key, count]) => (
          <div key={key} data-some={count > 0 || undefined}>
            <dt>{t(key)}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.foot}>
        <span className={styles.soft}>
          {oldest === null
            ? t('hallLive.nothing')
            : t('hallLive.oldest', { age: age(ageMinutes(oldest, now)) })}
        </span>
        {may('pauseStalls') && (
          <Button
            variant="default"
            disabled={pausing.disabled}
            onClick={() => void (paused ? pausing.open([venue]) : pausing.pause([venue]))}
            aria-label={t(paused ? 'hallLive.openOf' : 'hallLive.pauseOf', { name })}
          >
            {t(paused ? 'hallLive.openAgain' : 'hallLive.pause')}
          </Button>
        )}
      </p>
    </li>
  );
};
