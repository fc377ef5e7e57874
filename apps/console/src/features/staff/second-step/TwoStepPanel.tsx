import type { Account } from '@tableside/contract/http/admin/staff';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Tag } from '../../../parts/list/Tag.tsx';
import { SettingsCard } from '../../../parts/page/SettingsCard.tsx';
import { useNotify } from '../../../parts/use-notify.ts';
import { meQuery } from '../../session/index.ts';
import styles from '../staff.module.css';
import { accountKey } from '../staff-queries.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { TwoStepOn } from './TwoStepOn.tsx';
import { TwoStepSetUp } from './TwoStepSetUp.tsx';

/** The second step of the own account. */
export const TwoStepPanel = ({ two_step: step }: Pick<Account, 'two_step'>) => {
  const { t } = useText();
  const notify = useNotify();
  const client = useQueryClient();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const reload = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: accountKey }),
      client.invalidateQueries({ queryKey: meQuery.queryKey }),
    ]);
  if (codes) {
    const kept = () => {
      setCodes(null);
      void reload();
    };
    return <RecoveryCodes codes={codes} onKept={kept} />;
  }
  const isOn = step.on_since !== null;
  return (
    <SettingsCard className={styles.card}>
      <h2>
        {t('twoStep.title')}{' '}
        <Tag tone={isOn ? 'good' : 'quiet'}>{t(isOn ? 'twoStep.on' : 'twoStep.off')}</Tag>
      </h2>
      <p>{t('twoStep.hint')}</p>
      {isOn ? (
        <TwoStepOn
          left={step.recovery_codes_left}
          onCodes={setCodes}
          onOff={() => {
            notify({ message: t('twoStep.turnedOff'), tone: 'calm' });
            void reload();
          }}
        />
      ) : (
        <TwoStepSetUp onCodes={setCodes} />
      )}
    </SettingsCard>
  );
};
