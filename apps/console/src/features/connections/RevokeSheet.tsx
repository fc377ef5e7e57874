import { Button } from '@mantine/core';
import type { ApiKey } from '@tableside/contract/http/admin/api-keys';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import { Sheet } from '../../parts/sheet/Sheet.tsx';
import { useNotify } from '../../parts/use-notify.ts';
import { useVenue } from '../session/index.ts';
import { useReauthenticatedAction } from '../staff/index.ts';
import { apiKeysQuery } from './api-keys-query.ts';
import styles from './connections.module.css';

/** Ends a key, after asking once more: whatever uses it stops working. */
export const RevokeSheet = ({ apiKey: { id, name }, onClose }: { apiKey: ApiKey; onClose: () => void }) => {
  const { t } = useText();
  const venue = useVenue();
  const notify = useNotify();
  const client = useQueryClient();
  const { act, busy, disabled, sheet } = useReauthenticatedAction();
  const revoke = () =>
    act(
      {
        name: `api key revoke ${id}`,
        send: venueId =>
          call('POST /console/{venue}/api-keys/{key}/revoke', { venue: venueId, key: id, body: {} }),
      },
      answer => {
        client.setQueryData(apiKeysQuery(venue.id).queryKey, answer.keys);
        notify({ message: t('apiKeys.revoked', { name }), tone: 'calm' });
        onClose();
      },
    );
  return (
    <Sheet opened onClose={onClose} title={t('apiKeys.revokeOf', { name })}>
      <div className={styles.column}>
        <p>{t('apiKeys.revokeSure')}</p>
        <div className={styles.deeds}>
          <Button color="brick" loading={busy} disabled={disabled} onClick={() => void revoke()}>
            {t('apiKeys.revokeNow')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('connections.back')}
          </Button>
        </div>
      </div>
      {sheet}
    </Sheet>
  );
};
