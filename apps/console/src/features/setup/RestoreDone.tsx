import { Button, TextInput } from '@mantine/core';
import type { RestoreView } from '@tableside/contract/http/admin/restore';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import styles from './setup.module.css';

type Props = { restored: NonNullable<RestoreView['restored']>; onGoOn: () => Promise<void> };

/** What is here now, what has to be entered again, and the links of colleagues, which are shown this once. */
export const RestoreDone = ({ restored, onGoOn }: Props) => {
  const { t } = useText();
  const [busy, setBusy] = useState(false);
  const { open_payments: payments, open_refunds: refunds } = restored;
  const handed = restored.invitations.filter(({ mailed }) => !mailed);
  const mailed = restored.invitations.length - handed.length;
  const goOn = async (): Promise<void> => {
    setBusy(true);
    await onGoOn().finally(() => setBusy(false));
  };
  return (
    <div className={styles.restored}>
      <p>{t('restore.doneHint', { venue: restored.venue_name })}</p>
      <ul>
        <li>{t('restore.keys')}</li>
        {payments > 0 && <li>{t('restore.payments', { count: payments })}</li>}
        {refunds > 0 && <li>{t('restore.refunds', { count: refunds })}</li>}
        {mailed > 0 && <li>{t('restore.mailed', { count: mailed })}</li>}
      </ul>
      {handed.length > 0 && (
        <>
          <h2>{t('restore.links')}</h2>
          <p>{t('restore.linksHint')}</p>
          {handed.map(({ name, email, role, code }) => (
            <TextInput
              key={email}
              label={`${name} · ${t(`role.${role}`)}`}
              description={email}
              value={`${location.origin}${import.meta.env.BASE_URL}join#${code}`}
              readOnly
              onFocus={event => event.currentTarget.select()}
            />
          ))}
        </>
      )}
      <Button size="xl" loading={busy} onClick={() => void goOn()}>
        {t('restore.goOn')}
      </Button>
    </div>
  );
};
