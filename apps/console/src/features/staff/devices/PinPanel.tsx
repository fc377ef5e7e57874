import { Button } from '@mantine/core';
import type { Account } from '@tableside/contract/http/admin/staff';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useText } from '../../../i18n/index.ts';
import { Tag } from '../../../parts/list/Tag.tsx';
import { Failure } from '../../../parts/page/Failure.tsx';
import { SettingsCard } from '../../../parts/page/SettingsCard.tsx';
import { useNotify } from '../../../parts/use-notify.ts';
import { SecretField } from '../SecretField.tsx';
import styles from '../staff.module.css';
import { accountKey } from '../staff-queries.ts';
import { useAttempt } from '../use-attempt.ts';

/** The PIN for shared devices: set, changed, taken away; each with the password. */
export const PinPanel = ({ pin: { set, locked } }: Pick<Account, 'pin'>) => {
  const { t } = useText();
  const notify = useNotify();
  const client = useQueryClient();
  const [password, setPassword] = useState('');
  const [pin, setPin] = useState('');
  /** The PIN was to be taken away without the password. */
  const [unproven, setUnproven] = useState(false);
  const { run, busy, failure } = useAttempt();
  const save = async (next: string | null) => {
    if (!(await run(() => call('POST /console/account/pin', { body: { password, pin: next } })))) return;
    setPassword('');
    setPin('');
    notify({ message: t(next === null ? 'account.pinRemoved' : 'account.pinSaved'), tone: 'calm' });
    await client.invalidateQueries({ queryKey: accountKey });
  };
  const standing = locked ? 'account.pinLocked' : set ? 'account.pinSet' : 'account.pinNone';
  return (
    <SettingsCard className={styles.card} onSubmit={() => save(pin)}>
      <h2>
        {t('account.pin')} <Tag tone={set && !locked ? 'good' : 'quiet'}>{t(standing)}</Tag>
      </h2>
      <p>{t('account.pinHint')}</p>
      <SecretField label={t('account.pinNew')} value={pin} onChange={setPin} autoComplete="off" digits />
      <SecretField label={t('account.passwordNow')} value={password} onChange={setPassword} />
      <Failure
        text={unproven && password === '' ? t('form.missing', { field: t('account.passwordNow') }) : failure}
      />
      <div className={styles.buttons}>
        <Button type="submit" loading={busy}>
          {t('account.pinSave')}
        </Button>
        {set && (
          <Button
            variant="default"
            disabled={busy}
            onClick={() => (password === '' ? setUnproven(true) : void save(null))}
          >
            {t('account.pinRemove')}
          </Button>
        )}
      </div>
    </SettingsCard>
  );
};
