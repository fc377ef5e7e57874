import { useText } from '../../i18n/index.ts';
import { useMoney } from '../session/index.ts';
import styles from './tips.module.css';
import type { OwnTips } from './tips-query.ts';

type Sums = Pick<OwnTips, 'given' | 'given_back' | 'shared' | 'paid_out' | 'owed'>;

/** What was given, less what went back and what was paid out, is what is owed. */
export const Sums = ({ of }: { readonly of: Sums }) => {
  const { t } = useText();
  const { text } = useMoney();
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{t('tips.given')}</dt>
        <dd>{text(of.given)}</dd>
      </div>
      {of.given_back !== 0 && (
        <div>
          <dt>{t('tips.givenBack')}</dt>
          <dd>{text(-of.given_back)}</dd>
        </div>
      )}
      {of.shared !== 0 && (
        <div>
          <dt>{t('tips.shared')}</dt>
          <dd>{text(of.shared)}</dd>
        </div>
      )}
      <div>
        <dt>{t('tips.paidOut')}</dt>
        <dd>{text(-of.paid_out)}</dd>
      </div>
      <div className={styles.owed}>
        <dt>{t('tips.owed')}</dt>
        <dd>{text(of.owed)}</dd>
      </div>
    </dl>
  );
};
