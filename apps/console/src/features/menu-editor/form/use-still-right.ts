import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { failureText } from '../../../api/failure-text.ts';
import { freshKey } from '../../../api/idempotency.ts';
import { menuDraftKey } from '../../../api/query-keys.ts';
import { useText } from '../../../i18n/index.ts';
import { useNotify } from '../../../parts/use-notify.ts';
import { useVenue } from '../../session/index.ts';

/** Says of a stale translation that it is right beside the main text that is on screen. */
export const useConfirmTranslation = () => {
  const { t } = useText();
  const venue = useVenue();
  const notify = useNotify();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const confirm = async (body: { text: string; language: string; seen: string }) => {
    setBusy(true);
    try {
      const idempotencyKey = freshKey();
      await call('POST /console/{venue}/menu-draft/still-right', { venue: venue.id, idempotencyKey, body });
    } catch (error) {
      notify({ message: failureText(error, t), tone: 'bad' });
    }
    await client.invalidateQueries({ queryKey: menuDraftKey(venue.id) });
    setBusy(false);
  };
  return { confirm, busy };
};
