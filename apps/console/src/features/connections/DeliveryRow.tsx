import { Button } from '@mantine/core';
import type { WebhookDelivery } from '@tableside/contract/http/admin/webhooks';
import { call } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import { Tag } from '../../parts/list/Tag.tsx';
import { useClock } from '../session/index.ts';
import styles from './connections.module.css';
import { useWebhookAction } from './use-webhook-action.ts';
import { attemptWords, kindWords } from './words.ts';

const TONES = { waiting: 'quiet', delivered: 'good', failed: 'late' } as const;

/** One piece of news: whether it arrived, and every try. */
export const DeliveryRow = ({ webhook, delivery }: { webhook: string; delivery: WebhookDelivery }) => {
  const { t } = useText();
  const clock = useClock();
  const { change, busy, disabled, sheet } = useWebhookAction();
  const { id, kind, state, created_at, attempts, body } = delivery;
  const time = clock.dayAndTime(created_at);
  const words = kindWords(kind, t);
  const said = attempts.find(({ answer }) => answer !== '')?.answer;
  const again = () =>
    change(
      `${webhook} again ${id}`,
      venue =>
        call('POST /console/{venue}/webhooks/{webhook}/again/{delivery}', {
          venue,
          webhook,
          delivery: id,
          body: {},
        }),
      () => undefined,
      t('webhooks.willSend'),
    );
  return (
    <li>
      <div>
        <b>{words}</b> <Tag tone={TONES[state]}>{t(`webhooks.delivery.${state}`)}</Tag>
        <small>{time}</small>
        {attempts.map(attempt => (
          <small key={attempt.at + attempt.ms}>
            {t('webhooks.try', { time: clock.dayAndTime(attempt.at), what: attemptWords(attempt, t) })}
          </small>
        ))}
        <details className={styles.details}>
          <summary>{t('webhooks.details')}</summary>
          <h3>{t('webhooks.body')}</h3>
          <pre>{body}</pre>
          {said !== undefined && (
            <>
              <h3>{t('webhooks.said')}</h3>
              <pre>{said}</pre>
            </>
          )}
        </details>
      </div>
      {state !== 'waiting' && (
        <Button
          variant="default"
          loading={busy}
          disabled={disabled}
          aria-label={t('webhooks.againOf', { kind: words, time })}
          onClick={() => void again()}
        >
          {t('webhooks.again')}
        </Button>
      )}
      {sheet}
    </li>
  );
};
