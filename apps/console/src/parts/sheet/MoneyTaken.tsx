import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import styles from './money-taken.module.css';

/** That money was taken; `amount` as it is shown. */
export const MoneyTaken = ({ amount }: { amount: string }) => {
  const { t } = useText();
  return (
    <p className={styles.taken}>
      <Icon name="check" size="2rem" /> {t('settle.taken', { amount })}
    </p>
  );
};
