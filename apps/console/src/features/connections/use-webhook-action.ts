import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiFailure } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import { useNotify } from '../../parts/use-notify.ts';
import { useVenue } from '../session/index.ts';
import { useReauthenticatedAction } from '../staff/index.ts';
import { type Webhooks, webhookLogKey, webhooksQuery } from './webhooks-query.ts';

/** What the server says is wrong with an address; null: it is something else. */
const addressProblem = (error: unknown): string | null => {
  if (!isApiFailure(error) || error.code !== 'validation_failed') return null;
  const fields = error.details.fields as Readonly<Record<string, string>> | undefined;
  return fields?.url ?? null;
};

/**
 * Changes webhooks; the list shows it at once. `problem` is what is wrong with the address, `newerBy` who of the colleagues
 * was quicker.
 */
export const useWebhookAction = () => {
  const { t } = useText();
  const venue = useVenue();
  const notify = useNotify();
  const client = useQueryClient();
  const { act, busy, disabled, sheet } = useReauthenticatedAction();
  const [problem, setProblem] = useState<string | null>(null);
  const [newerBy, setNewerBy] = useState<string | null>(null);
  const { queryKey } = webhooksQuery(venue.id);
  const change = <T extends { webhooks: Webhooks }>(
    name: string,
    send: (venueId: string) => Promise<T>,
    onDone: (answer: T) => void,
    said: string | null = t('connections.saved'),
  ): Promise<void> => {
    setProblem(null);
    return act(
      {
        name: `webhook ${name}`,
        send,
        onFailure: async error => {
          const wrong = addressProblem(error);
          setProblem(wrong);
          const late = isApiFailure(error) && error.code === 'settings_changed';
          if (late) setNewerBy(String(error.details.changed_by ?? ''));
          if (wrong === null) await client.invalidateQueries({ queryKey });
          return wrong !== null || late;
        },
      },
      answer => {
        setNewerBy(null);
        client.setQueryData(queryKey, answer.webhooks);
        for (const { id } of answer.webhooks) void client.invalidateQueries({ queryKey: webhookLogKey(id) });
        onDone(answer);
        if (said !== null) notify({ message: said, tone: 'calm' });
      },
    );
  };
  return { change, busy, disabled, sheet, problem, newerBy };
};
