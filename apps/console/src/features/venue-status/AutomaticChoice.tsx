import { UnstyledButton } from '@mantine/core';
import { call } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useVenueAction } from '../board/index.ts';
import { type Pace, useWhy } from '../pace/index.ts';
import styles from './venue-status.module.css';

type Props = { pace: Pace; onDone: () => void };

/** Leaves the rush to the measured pace; says what that would tell guests now, and why. */
export const AutomaticChoice = ({ pace, onDone }: Props) => {
  const { t } = useText();
  const why = useWhy();
  const { run, disabled } = useVenueAction();
  if (!pace.estimate) return null;
  const isOn = pace.status_by === 'auto';
  const choose = async (): Promise<void> => {
    const done = await run({
      name: 'status automatic',
      send: venue => call('POST /console/{venue}/pace/automatic', { venue }),
    });
    if (done) onDone();
  };
  return (
    <UnstyledButton
      className={styles.choice}
      data-tone="open"
      aria-pressed={isOn}
      disabled={disabled}
      onClick={() => void choose()}
    >
      <span className={styles.dot} aria-hidden="true" />
      <span>
        <b>{t('pace.automaticChoice')}</b>
        <small>{why(pace.estimate)}</small>
      </span>
      {isOn && <Icon name="check" size="1.6rem" />}
    </UnstyledButton>
  );
};
