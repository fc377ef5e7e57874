import { Button } from '@mantine/core';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Tag } from '../../parts/list/Tag.tsx';
import { nameOf } from '../food-courts/index.ts';
import { useVenue } from '../session/index.ts';
import { CalledNumbers } from './CalledNumbers.tsx';
import styles from './hall-live.module.css';
import type { LiveHall } from './hall-live-query.ts';
import { StallCard } from './StallCard.tsx';
import { isPaused } from './stall-words.ts';
import { usePause } from './use-pause.ts';

/** A hall: its stalls as they stand, pausing all of them, and the numbers that are called. */
export const HallView = ({ hall }: { readonly hall: LiveHall }) => {
  const { t, language } = useText();
  const { may } = useVenue();
  const pausing = usePause();
  const { stalls } = hall;
  const idsOf = (some: typeof stalls): string[] => some.map(({ venue }) => venue);
  const going = stalls.filter(stall => !isPaused(stall));
  const undone = stalls.filter(
    stall => isPaused(stall) && pausing.before.some(({ venue }) => venue === stall.venue),
  );
  return (
    <>
      <div className={styles.head}>
        <h1>{nameOf(hall, language)}</h1>
        {!hall.open && <Tag>{t('courts.closed')}</Tag>}
        {hall.open && hall.opening && <Tag tone="late">{t('hallLive.closed')}</Tag>}
        {may('pauseStalls') && stalls.length > 0 && (
          <Button
            size="md"
            variant="default"
            loading={pausing.busy}
            disabled={pausing.disabled}
            onClick={() =>
              void (going.length > 0 ? pausing.pause(idsOf(going)) : pausing.open(idsOf(stalls)))
            }
          >
            {t(going.length > 0 ? 'hallLive.pauseAll' : 'hallLive.openAll')}
          </Button>
        )}
      </div>
      <div role="status">
        {undone.length > 0 && (
          <p className={styles.undo}>
            <span>{t('hallLive.pausedNow', { names: undone.map(({ name }) => name).join(', ') })}</span>
            <Button
              variant="default"
              leftSection={<Icon name="undo" />}
              disabled={pausing.disabled}
              onClick={() => void pausing.takeBack()}
            >
              {t('hallLive.takeBack')}
            </Button>
          </p>
        )}
      </div>
      {stalls.length === 0 && <p>{t('hallLive.none')}</p>}
      <ul className={styles.stalls} aria-label={t('courts.venues')}>
        {stalls.map(stall => (
          <StallCard key={stall.venue} stall={stall} pausing={pausing} />
        ))}
      </ul>
      <CalledNumbers hall={hall} />
    </>
  );
};
