import { Button, UnstyledButton } from '@mantine/core';
import type { SharedDevice } from '@tableside/contract/http/admin/staff';
import { useState } from 'react';
import { call, isApiFailure } from '../../../api/call.ts';
import { useText } from '../../../i18n/index.ts';
import { Failure } from '../../../parts/page/Failure.tsx';
import { PinPad } from '../devices/PinPad.tsx';
import styles from '../staff.module.css';
import { useAttempt } from '../use-attempt.ts';

type Props = {
  device: SharedDevice;
  /** How much of whom waits on it to be sent. */
  unsent: ReadonlyMap<string, number>;
  onDone: () => Promise<unknown>;
  onPassword: () => void;
};

/** A shared device that nobody is on: choose a name, type the PIN. */
export const WhoIsThere = ({ device, unsent, onDone, onPassword }: Props) => {
  const { t } = useText();
  const [chosen, setChosen] = useState<SharedDevice['people'][number] | null>(null);
  const { run, busy, failure } = useAttempt();
  const leftWords = (error: unknown): string | null => {
    const left = isApiFailure(error) && error.code === 'pin_wrong' ? error.details.left : null;
    return typeof left === 'number' ? t('device.wrong', { left }) : null;
  };
  const enter = (pin: string) =>
    run(async () => {
      await call('POST /console/device/switch', { body: { person: chosen?.id ?? '', pin } });
      await onDone();
    }, leftWords);
  if (chosen) {
    return (
      <div className={styles.form}>
        <h1>{t('device.pinOf', { name: chosen.name })}</h1>
        <Failure text={failure} />
        <PinPad busy={busy} onPin={enter} />
        <Button variant="subtle" onClick={() => setChosen(null)}>
          {t('device.names')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.form}>
      <h1>{t('device.who')}</h1>
      <p>
        {device.venue_name} · {device.name}
      </p>
      {device.people.length === 0 && <p>{t('device.nobody')}</p>}
      <ul className={styles.names}>
        {device.people.map(person => (
          <li key={person.id}>
            <UnstyledButton
              className={styles.name}
              disabled={person.locked}
              onClick={() => setChosen(person)}
            >
              <b>{person.name}</b>
              <span>
                {person.locked
                  ? t(person.by_pin_alone ? 'device.lockedByPin' : 'device.lockedPerson')
                  : t(`role.${person.role}`)}
              </span>
              {unsent.has(person.id) && (
                <strong className={styles.unsent}>
                  {t('device.unsent', { count: unsent.get(person.id) ?? 0 })}
                </strong>
              )}
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <Button variant="default" onClick={onPassword}>
        {t('device.password')}
      </Button>
    </div>
  );
};
