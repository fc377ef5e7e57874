import { Button } from '@mantine/core';
import type { Account } from '@tableside/contract/http/admin/staff';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, isApiFailure } from '../../../api/call.ts';
import { useText } from '../../../i18n/index.ts';
import { Failure } from '../../../parts/page/Failure.tsx';
import { SettingsCard } from '../../../parts/page/SettingsCard.tsx';
import { useNotify } from '../../../parts/use-notify.ts';
import { SecretField } from '../SecretField.tsx';
import styles from '../staff.module.css';
import { accountKey } from '../staff-queries.ts';
import { useAttempt } from '../use-attempt.ts';

/** The PIN of somebody who has nothing else: changed by itself. */
export const OwnPinPanel = ({ pin: { given } }: Pick<Account, 'pin'>) => {
  const { t } = useText();
  const notify = useNotify();
  const client = useQueryClient();
  const [pin, setPin] = useState('');
  const [next, setNext] = useState('');
  const { run, busy, failure } = useAttempt();
  const leftWords = (error: unknown): string | null => {
    const left = isApiFailure(error) && error.code === 'pin_wrong' ? error.details.left : null;
    return typeof left === 'number' ? t('device.wrong', { left }) : null;
  };
  const save = async (): Promise<void> => {
    const saved = await run(
      () => call('POST /console/account/pin/change', { body: { pin, next } }),
      leftWords,
    );
    if (!saved) return;
    setPin('');
    setNext('');
    notify({ message: t('account.pinSaved'), tone: 'calm' });
    await client.invalidateQueries({ queryKey: accountKey });
  };
  return (
    <SettingsCard className={styles.card} onSubmit={save}>
      <h2>{t('account.pin')}</h2>
      <p>{t(given ? 'account.pinGiven' : 'account.pinOwn')}</p>
      <SecretField label={t('account.pinNow')} value={pin} onChange={setPin} autoComplete="off" digits />
      <SecretField label={t('account.pinNew')} value={next} onChange={setNext} autoComplete="off" digits />
      <Failure text={failure} />
      <div className={styles.buttons}>
        <Button type="submit" loading={busy}>
          {t('account.pinSave')}
        </Button>
      </div>
    </SettingsCard>
  );
};
