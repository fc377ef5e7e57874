import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { providersKey } from '../../../api/query-keys.ts';
import { useText } from '../../../i18n/index.ts';
import { providerName } from '../../../parts/provider-name.ts';
import { useVenue } from '../../session/index.ts';
import { useReauthenticatedAction } from '../../staff/index.ts';
import styles from '../settings.module.css';

/** Asked twice: from then on guests cannot pay by it. What was paid can still be given back. */
export const Disconnect = ({ provider }: { provider: string }) => {
  const { t } = useText();
  const venue = useVenue();
  const client = useQueryClient();
  const [sure, setSure] = useState(false);
  const { act, busy, disabled, sheet } = useReauthenticatedAction();
  const end = () =>
    act(
      {
        name: `disconnect ${provider}`,
        send: id => call('POST /console/{venue}/providers/{provider}/disconnect', { venue: id, provider }),
      },
      () => client.invalidateQueries({ queryKey: providersKey(venue.id) }),
    );
  if (!sure) {
    return (
      <Button variant="subtle" onClick={() => setSure(true)}>
        {t('settings.disconnect')}
      </Button>
    );
  }
  return (
    <div className={styles.line}>
      <p>{t('settings.disconnectSure', { provider: providerName(provider) })}</p>
      <Button variant="default" onClick={() => setSure(false)}>
        {t('settings.disconnectNot')}
      </Button>
      <Button color="brick" loading={busy} disabled={disabled} onClick={() => void end()}>
        {t('settings.disconnectNow')}
      </Button>
      {sheet}
    </div>
  );
};
