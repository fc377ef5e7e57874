import { Alert, Button, Checkbox, TextInput } from '@mantine/core';
import type { Webhook } from '@tableside/contract/http/admin/webhooks';
import { WEBHOOK_KINDS, type WebhookKind } from '@tableside/domain/webhooks';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import { CheckList } from '../../parts/form/CheckList.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { Sheet } from '../../parts/sheet/Sheet.tsx';
import styles from './connections.module.css';
import { ShownOnce } from './ShownOnce.tsx';
import { useWebhookAction } from './use-webhook-action.ts';
import { WebhookDeeds } from './WebhookDeeds.tsx';
import { hostOf, problemWords } from './words.ts';

type Props = { webhook: Webhook | null; onClose: () => void };

const USUAL: readonly WebhookKind[] = ['order.placed', 'order.closed', 'payment.settled'];

/** An address that is told of what happens: a new one, or one that is changed. */
export const WebhookSheet = ({ webhook, onClose }: Props) => {
  const { t } = useText();
  const { change, busy, disabled, sheet, problem, newerBy } = useWebhookAction();
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [kinds, setKinds] = useState<readonly WebhookKind[]>(webhook?.kinds ?? USUAL);
  const [on, setOn] = useState(webhook?.on ?? true);
  const [tried, setTried] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const host = hostOf(url);
  const save = async (): Promise<void> => {
    setTried(true);
    if (url.trim() === '' || kinds.length === 0) return;
    const body = { url: url.trim(), kinds: [...kinds] };
    if (webhook === null) {
      await change(
        `add ${JSON.stringify(body)}`,
        venue => call('POST /console/{venue}/webhooks', { venue, body }),
        answer => setSecret(answer.secret),
      );
      return;
    }
    const changed = { ...body, revision: webhook.revision, on };
    await change(
      `${webhook.id} ${JSON.stringify(changed)}`,
      venue =>
        call('POST /console/{venue}/webhooks/{webhook}', { venue, webhook: webhook.id, body: changed }),
      onClose,
    );
  };
  const wrong = tried && url.trim() === '' ? t('webhooks.problem.link') : problemWords(problem, t);
  if (secret !== null) {
    return (
      <Sheet opened onClose={onClose} title={t('webhooks.secretTitle', { host })}>
        <ShownOnce
          label={t('webhooks.secret')}
          hint={t('webhooks.secretHint')}
          value={secret}
          onDone={onClose}
        />
      </Sheet>
    );
  }
  return (
    <Sheet opened onClose={onClose} title={webhook === null ? t('webhooks.add') : hostOf(webhook.url)}>
      <Form onSubmit={save}>
        {newerBy !== null && (
          <Alert color="brick" role="alert">
            {t('webhooks.changedBy', { name: newerBy })}
          </Alert>
        )}
        <TextInput
          label={t('webhooks.url')}
          description={t('webhooks.urlHint')}
          type="url"
          inputMode="url"
          autoComplete="off"
          value={url}
          maxLength={500}
          error={wrong}
          onChange={event => setUrl(event.currentTarget.value)}
        />
        <CheckList
          label={t('webhooks.which')}
          error={tried && kinds.length === 0 ? t('webhooks.whichMissing') : undefined}
          options={WEBHOOK_KINDS.map(value => ({ value, label: t(`webhooks.kind.${value}`) }))}
          chosen={kinds}
          onChoose={setKinds}
        />
        {webhook !== null && (
          <Checkbox
            size="md"
            classNames={{ body: styles.kind ?? '' }}
            label={t('webhooks.on')}
            description={t('webhooks.onHint')}
            checked={on}
            onChange={event => setOn(event.currentTarget.checked)}
          />
        )}
        <Button type="submit" loading={busy} disabled={disabled}>
          {t('webhooks.save')}
        </Button>
      </Form>
      {webhook !== null && <WebhookDeeds webhook={webhook} onSecret={setSecret} onRemoved={onClose} />}
      {sheet}
    </Sheet>
  );
};
