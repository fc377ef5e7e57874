import { Icon } from '@tableside/design';
import { useT } from '../../texts/texts.ts';
import styles from './Pay.module.css';
import type { Method } from './pay-standing.ts';

/** The ways to pay; a single one is chosen already. PAY-06, PAY-23, PAY-37. */
export const Methods = ({ methods }: { methods: readonly Method[] }) => {
  const t = useT();
  if (methods.length === 0) {
    return (
      <div className={styles.none} role="status">
        <Icon name="info" size={24} />
        <div>
          <h2>{t('pay.noneTitle')}</h2>
          <p>{t('pay.none')}</p>
        </div>
      </div>
    );
  }
  return (
    <fieldset className={styles.methods}>
      <legend>{t('pay.choose')}</legend>
      {methods.map(method => (
        <label key={method} className={styles.method}>
          <input type="radio" name="method" value={method} defaultChecked={methods.length === 1} />
          <span className={styles.icon}>
            <Icon name="cash" size={26} />
          </span>
          <span className={styles.words}>
            <strong>{t('pay.cash')}</strong>
            <span>{t('pay.cashText')}</span>
          </span>
          <span className={styles.radio} aria-hidden="true" />
        </label>
      ))}
    </fieldset>
  );
};
