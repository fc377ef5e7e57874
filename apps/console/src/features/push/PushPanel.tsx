import { Button } from '@mantine/core';
import { type TextKey, useText } from '../../i18n/index.ts';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import styles from './push.module.css';
import { type PushSupport, supportOf, thisBrowser } from './support.ts';
import { usePush } from './use-push.ts';

/** Why this device cannot be called, in words that say what to do. */
const WHY: Readonly<Record<Exclude<PushSupport, 'can'>, TextKey>> = {
  blocked: 'push.blocked',
  install: 'push.install',
  unsupported: 'push.unsupported',
};

/** Notifications on this device: what they are for, on or off, and what stands in the way. */
export const PushPanel = () => {
  const { t } = useText();
  const { push, error, refetch, busy, failure, turnOn, turnOff } = usePush();
  if (!push && error) {
    return <LoadFailed title={t('push.title')} error={error} onRetry={() => void refetch()} />;
  }
  if (!push) return <CardSkeletons count={1} height="12rem" />;
  const support = supportOf(thisBrowser());
  const { key, sandbox } = push;
  const on = push.on && support === 'can';
  const why = support === 'can' ? (key === null ? 'push.unavailable' : null) : WHY[support];
  return (
    <section className={styles.panel} aria-labelledby="push-title">
      <h2 id="push-title">
        {t('push.title')}{' '}
        <span className={styles.tag} data-on={on || undefined}>
          {t(on ? 'push.on' : 'push.off')}
        </span>
      </h2>
      <p>{t('push.what')}</p>
      <ul className={styles.kinds}>
        {push.kinds.map(kind => (
          <li key={kind}>{t(`push.kind.${kind}`)}</li>
        ))}
      </ul>
      <p className={styles.small}>{t('push.hint')}</p>
      {why !== null && <p className={styles.why}>{t(why)}</p>}
      {failure !== null && (
        <p role="alert" className={styles.why}>
          {t(failure)}
        </p>
      )}
      {why === null && key !== null && (
        <Button
          size="lg"
          variant={on ? 'default' : 'filled'}
          loading={busy}
          onClick={() => void (on ? turnOff() : turnOn({ key, sandbox }))}
        >
          {t(on ? 'push.turnOff' : 'push.turnOn')}
        </Button>
      )}
    </section>
  );
};
