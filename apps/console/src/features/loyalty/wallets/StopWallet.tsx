import { Button } from '@mantine/core';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useText } from '../../../i18n/index.ts';
import styles from '../loyalty.module.css';
import { useWalletAction } from './use-wallet-action.ts';

/** Takes back what was put in, with two taps: cards that are in wallets stay there. */
export const StopWallet = ({ wallet }: { readonly wallet: 'apple' | 'google' }) => {
  const { t } = useText();
  const { run, busy, disabled, sheet } = useWalletAction();
  const [sure, setSure] = useState(false);
  const press = (): void => {
    if (!sure) {
      setSure(true);
      return;
    }
    void run({
      name: `loyalty wallet remove ${wallet}`,
      send: venue => call('POST /console/{venue}/loyalty/wallets/remove', { venue, body: { wallet } }),
      said: 'loyalty.wallets.removed',
    });
  };
  return (
    <div className={styles.choice}>
      {sure && <p role="status">{t('loyalty.wallets.removeSure')}</p>}
      <Button variant="subtle" size="lg" loading={busy} disabled={disabled} onClick={press}>
        {t('loyalty.wallets.remove')}
      </Button>
      {sheet}
    </div>
  );
};
