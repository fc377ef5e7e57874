import { UnstyledButton } from '@mantine/core';
import type { VenueStatus } from '@tableside/contract/http/console/board';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { MinutesPicker } from '../../parts/form/MinutesPicker.tsx';
import { Sheet } from '../../parts/sheet/Sheet.tsx';
import { useVenueAction } from '../board/index.ts';
import { PauseCategories, paceQuery } from '../pace/index.ts';
import { useVenue } from '../session/index.ts';
import { AutomaticChoice } from './AutomaticChoice.tsx';
import styles from './venue-status.module.css';

const CHOICES = [
  { status: 'open', tone: 'open', words: 'venueStatus.open', hint: 'venueStatus.openHint' },
  { status: 'rush_mode', tone: 'rush', words: 'venueStatus.rushPlain', hint: 'venueStatus.rushHint' },
  {
    status: 'temporarily_disabled',
    tone: 'paused',
    words: 'venueStatus.paused',
    hint: 'venueStatus.pausedHint',
  },
] as const;
const RUSH_START = 30;

type Props = { status: VenueStatus; opened: boolean; onClose: () => void };

/** Three choices, each saying what guests will notice; rush asks for the minutes. */
export const StatusSheet = ({ status, opened, onClose }: Props) => {
  const { t } = useText();
  const { run, busy, disabled } = useVenueAction();
  const venue = useVenue();
  const { data: pace } = useQuery({ ...paceQuery(venue.id), enabled: opened });
  const automatic = pace?.estimate != null && pace.status_by === 'auto';
  const [askMinutes, setAskMinutes] = useState(false);
  const close = () => {
    setAskMinutes(false);
    onClose();
  };
  const choose = async (order_status: VenueStatus['order_status'], minutes: number | null) => {
    const done = await run({
      name: `status ${order_status} ${minutes}`,
      sets: 'status',
      send: (venue, idempotencyKey) =>
        call('POST /console/{venue}/status', {
          venue,
          idempotencyKey,
          body: { order_status, rush_mode_wait_minutes: minutes },
        }),
    });
    if (done) close();
  };
  return (
    <Sheet
      opened={opened}
      onClose={close}
      title={t(askMinutes ? 'venueStatus.rushMinutes' : 'venueStatus.title')}
    >
      {askMinutes ? (
        <MinutesPicker
          start={status.rush_mode_wait_minutes ?? RUSH_START}
          busy={busy}
          submit={minutes => t('venueStatus.setRush', { minutes })}
          onPick={minutes => choose('rush_mode', minutes)}
        />
      ) : (
        <div className={styles.choices}>
          {pace && <AutomaticChoice pace={pace} onDone={close} />}
          {!status.is_currently_working_hours && <p>{t('venueStatus.hoursHint')}</p>}
          {CHOICES.map(choice => (
            <UnstyledButton
              key={choice.status}
              className={styles.choice}
              data-tone={choice.tone}
              aria-pressed={status.order_status === choice.status && !automatic}
              disabled={disabled}
              onClick={() =>
                choice.status === 'rush_mode' ? setAskMinutes(true) : choose(choice.status, null)
              }
            >
              <span className={styles.dot} aria-hidden="true" />
              <span>
                <b>{t(choice.words)}</b>
                <small>{t(choice.hint)}</small>
              </span>
              {status.order_status === choice.status && !automatic && <Icon name="check" size="1.6rem" />}
            </UnstyledButton>
          ))}
          {pace && <PauseCategories categories={pace.categories} />}
        </div>
      )}
    </Sheet>
  );
};
