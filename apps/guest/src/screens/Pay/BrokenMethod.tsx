import { Button } from '@tableside/design';
import { useT } from '../../texts/texts.ts';
import styles from './Pay.module.css';

/** Below a way of paying that does not work now: once more, or another one. */
export const BrokenMethod = ({ onRetry }: { onRetry: () => void }) => {
  const t = useT();
  return (
    <div className={styles.broken} role="status">
      <p>{t('pay.brokenText')}</p>
      <Button look="secondary" onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </div>
  );
};
