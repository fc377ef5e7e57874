import { Button } from '@mantine/core';
import type { Webhook } from '@tableside/contract/http/admin/webhooks';
import { useText } from '../../i18n/index.ts';
import { Tag } from '../../parts/list/Tag.tsx';
import { useClock } from '../session/index.ts';
import styles from './connections.module.css';
import { attemptWords, hostOf } from './words.ts';

type Props = { webhook: Webhook; onChange: () => void; onLog: () => void };

/** An address that is told of what happens, and how it stands. */
export const WebhookRow = ({ webhook, onChange, onLog }: Props) => {
  const { t } = useText();
  const clock = useClock();
  const { url, on, kinds, waiting, failing_since: since, next_try_at: next, last } = webhook;
  const host = hostOf(url);
  const state = !on ? 'off' : since === null ? 'on' : 'failing';
  return (
    <li>
      <div>
        <b>{host}</b>{' '}
        <Tag tone={({ on: 'good', off: 'quiet', failing: 'late' } as const)[state]}>
          {t(`webhooks.state.${state}`)}
        </Tag>
        <small>
          {[
            t('webhooks.kinds', { count: kinds.length }),
            ...(waiting > 0 ? [t('webhooks.waiting', { count: waiting })] : []),
          ].join(' · ')}
        </small>
        {on && since !== null && (
          <small className={styles.trouble}>
            {t('webhooks.failingSince', { time: clock.dayAndTime(since) })}
            {last !== null && `: ${attemptWords(last, t)}`}
          </small>
        )}
        {next !== null && <small>{t('webhooks.nextTry', { time: clock.dayAndTime(next) })}</small>}
      </div>
      <div className={styles.deeds}>
        <Button variant="default" aria-label={t('webhooks.logOf', { host })} onClick={onLog}>
          {t('webhooks.log')}
        </Button>
        <Button variant="default" aria-label={t('webhooks.changeOf', { host })} onClick={onChange}>
          {t('webhooks.change')}
        </Button>
      </div>
    </li>
  );
};
