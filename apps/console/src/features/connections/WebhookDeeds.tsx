import { Alert, Button } from '@mantine/core';
import type { Webhook, WebhookAttempt } from '@tableside/contract/http/admin/webhooks';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import { useClock } from '../session/index.ts';
import styles from './connections.module.css';
import { useWebhookAction } from './use-webhook-action.ts';
import { hostOf } from './words.ts';

type Props = { webhook: Webhook; onSecret: (secret: string) => void; onRemoved: () => void };

const TestResult = ({ attempt }: { attempt: WebhookAttempt }) => {
  const { t } = useText();
  const { status, failure, ms } = attempt;
  const taken = status !== null && status >= 200 && status < 300;
  return (
    <Alert color={taken ? 'pine' : 'brick'} role="status">
      {status === null
        ? t(`webhooks.failure.${failure ?? 'no_answer'}`)
        : t(taken ? 'webhooks.tested' : 'webhooks.notTaken', { status: String(status), ms })}
    </Alert>
  );
};

/** What can be done with a webhook beside changing it; what cannot be taken back asks once more. */
export const WebhookDeeds = ({ webhook, onSecret, onRemoved }: Props) => {
  const { t } = useText();
  const clock = useClock();
  const { change, busy, disabled, sheet } = useWebhookAction();
  const [sure, setSure] = useState<'secret' | 'remove' | null>(null);
  const [attempt, setAttempt] = useState<WebhookAttempt | null>(null);
  const at = (venue: string) => ({ venue, webhook: webhook.id, body: {} });
  const { former_secret_until: formerUntil } = webhook;
  const test = () =>
    change(
      `${webhook.id} test`,
      venue => call('POST /console/{venue}/webhooks/{webhook}/test', at(venue)),
      answer => setAttempt(answer.attempt),
      null,
    );
  const renew = () =>
    change(
      `${webhook.id} secret`,
      venue => call('POST /console/{venue}/webhooks/{webhook}/new-secret', at(venue)),
      answer => onSecret(answer.secret),
    );
  const remove = () =>
    change(
      `${webhook.id} remove`,
      venue => call('POST /console/{venue}/webhooks/{webhook}/remove', at(venue)),
      onRemoved,
      t('webhooks.removed'),
    );
  if (sure !== null) {
    return (
      <div className={styles.further}>
        <p>
          {sure === 'remove'
            ? t('webhooks.removeSure', { host: hostOf(webhook.url) })
            : t('webhooks.newSecretSure')}
        </p>
        <div className={styles.deeds}>
          <Button
            {...(sure === 'remove' && { color: 'brick' })}
            loading={busy}
            disabled={disabled}
            onClick={() => void (sure === 'remove' ? remove() : renew())}
          >
            {t(sure === 'remove' ? 'webhooks.removeNow' : 'webhooks.newSecretNow')}
          </Button>
          <Button variant="default" onClick={() => setSure(null)}>
            {t('connections.back')}
          </Button>
        </div>
        {sheet}
      </div>
    );
  }
  return (
    <div className={styles.further}>
      {formerUntil !== null && <p>{t('webhooks.formerUntil', { time: clock.dayAndTime(formerUntil) })}</p>}
      {attempt !== null && <TestResult attempt={attempt} />}
      <div className={styles.deeds}>
        <Button variant="default" loading={busy} disabled={disabled} onClick={() => void test()}>
          {t('webhooks.test')}
        </Button>
        <Button variant="default" onClick={() => setSure('secret')}>
          {t('webhooks.newSecret')}
        </Button>
        <Button variant="default" color="brick" onClick={() => setSure('remove')}>
          {t('webhooks.remove')}
        </Button>
      </div>
      {sheet}
    </div>
  );
};
