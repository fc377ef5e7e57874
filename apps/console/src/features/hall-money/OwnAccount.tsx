import { useText } from '../../i18n/index.ts';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import { AccountSums } from './AccountSums.tsx';
import { Commission } from './Commission.tsx';
import { DirectLine } from './direct/DirectLine.tsx';
import styles from './hall-money.module.css';
import type { HallAccount } from './hall-money-query.ts';
import { StatementLinks } from './papers/StatementLinks.tsx';

/** What the operator of a hall owes this stall, from the stall's own books. */
export const OwnAccount = ({ of }: { readonly of: HallAccount }) => {
  const { t } = useText();
  const name = of.name || t('hallMoney.gone');
  return (
    <section className={styles.part} aria-label={t('hallMoney.own')}>
      <h2>{t('hallMoney.own')}</h2>
      <p className={styles.soft}>{t('hallMoney.ownHint', { name })}</p>
      <SettingsCard>
        <DirectLine of={of} own />
        <AccountSums of={of} />
        {!of.has_account && of.direct?.standing !== 'works' && <p>{t('hallMoney.sayAccount')}</p>}
        <Commission of={of} mine={false} />
        <StatementLinks side="stall" other={of.venue} name={name} />
      </SettingsCard>
    </section>
  );
};
