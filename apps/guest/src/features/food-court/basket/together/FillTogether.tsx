import type { CallAnswer } from '@tableside/contract/client';
import { Button, Icon } from '@tableside/design';
import { useState } from 'react';
import { api } from '../../../../data/api.ts';
import { useT } from '../../../../texts/texts.ts';
import { showToast } from '../../../../toasts/toasts.ts';
import { announceFailure } from '../../../toasts/index.ts';
import { inVisit } from '../../hall/court-data.ts';
import styles from './FillTogether.module.css';
import { renewBasket } from './hear.ts';
import { useTogether } from './together-now.ts';

type Shown = CallAnswer<'POST /food-courts/share-basket/{session}'>;

const share = (hash: string): Promise<Shown> =>
  inVisit(hash, session => api('POST /food-courts/share-basket/{session}', { session, body: {} }));
const leave = (hash: string): Promise<unknown> =>
  inVisit(hash, session => api('POST /food-courts/leave-basket/{session}', { session, body: {} }));

/** One basket by several phones of a table: the code that others read, how many fill it, and the way out. ADR 0051. */
const FillTogether = ({ hash }: { hash: string }) => {
  const t = useT();
  const together = useTogether(hash);
  const [shown, setShown] = useState<Shown | null>(null);
  const [busy, setBusy] = useState(false);
  const doing = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    await work().catch(announceFailure);
    setBusy(false);
  };
  const show = () =>
    doing(async () => {
      setShown(await share(hash));
      await renewBasket(hash);
    });
  const stop = () =>
    doing(async () => {
      await leave(hash);
      setShown(null);
      await renewBasket(hash);
    });
  const send = async ({ address }: Shown): Promise<void> => {
    if (typeof navigator.share === 'function') {
      // Whoever puts the sheet of their phone away has changed their mind.
      await navigator.share({ url: address }).catch(() => undefined);
      return;
    }
    await navigator.clipboard.writeText(address);
    showToast({ tone: 'success', text: t('court.togetherCopied') });
  };
  return (
    <section className={styles.together} aria-label={t('court.together')}>
      {together && (
        <p className={styles.count} role="status">
          <Icon name="person" size={20} />
          {t('court.togetherCount', { count: together.phones })}
        </p>
      )}
      {shown ? (
        <div className={styles.shown}>
          <img
            className={styles.code}
            src={shown.picture}
            alt={t('court.togetherCode')}
            width={176}
            height={176}
          />
          <div className={styles.says}>
            <p>{t('court.togetherShow')}</p>
            <Button look="secondary" onClick={() => void send(shown).catch(announceFailure)}>
              {t('court.togetherSend')}
            </Button>
          </div>
        </div>
      ) : (
        <Button look="quiet" busy={busy} onClick={() => void show()}>
          {t('court.together')}
        </Button>
      )}
      {together && (
        <button type="button" className={styles.leave} disabled={busy} onClick={() => void stop()}>
          {t('court.togetherLeave')}
        </button>
      )}
    </section>
  );
};
export default FillTogether;
