import { Button, Icon, Sheet } from '@tableside/design';
import { useBackCloses } from '../../../app/navigation.ts';
import { useT } from '../../../texts/texts.ts';
import type { PayFailure } from '../drivers/index.ts';
import styles from './PaySheets.module.css';

type Props = {
  /** Null: nothing went wrong. */
  readonly failed: { readonly failure: PayFailure; readonly message: string | null } | null;
  readonly onRetry: () => void;
  readonly onOtherWay: () => void;
};

/** A payment that did not come about: what happened, that nothing was charged, and what to do. PAY-29, PAY-38…42. */
export const ErrorSheet = ({ failed, onRetry, onOtherWay }: Props) => {
  const t = useT();
  useBackCloses(failed !== null, 'sheet', onRetry);
  const failure = failed?.failure ?? 'generic';
  return (
    <Sheet
      open={failed !== null}
      onClose={onRetry}
      label={t(`pay.failed.${failure}`)}
      untitled
      closeLabel={t('common.close')}
      footer={
        <div className={styles.actions}>
          <Button wide onClick={onRetry}>
            {t(failure === 'details' ? 'common.ok' : 'common.retry')}
          </Button>
          {failure !== 'details' && (
            <Button wide look="quiet" onClick={onOtherWay}>
              {t('pay.otherWay')}
            </Button>
          )}
        </div>
      }
    >
      <div className={styles.body} role="alert">
        <span className={styles.bad}>
          <Icon name="warning" size={32} />
        </span>
        <h2>{t(`pay.failed.${failure}`)}</h2>
        <p>{t(`pay.failed.${failure}Text`)}</p>
        {failed?.message && <p className={styles.quote}>{t('pay.failed.said', { words: failed.message })}</p>}
      </div>
    </Sheet>
  );
};
