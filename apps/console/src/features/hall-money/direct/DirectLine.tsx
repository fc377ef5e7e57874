import { useText } from '../../../i18n/index.ts';
import { providerName } from '../../../parts/provider-name.ts';
import { useMoney } from '../../session/index.ts';
import styles from '../hall-money.module.css';
import type { HallAccount } from '../hall-money-query.ts';

type Props = { readonly of: HallAccount; readonly own?: boolean };

/** Whether a stall gets its share at once, and where not, what is to be done; nothing where its hall pays otherwise. ADR 0047. */
export const DirectLine = ({ of, own = false }: Props) => {
  const { t } = useText();
  const { text } = useMoney();
  if (of.direct === null) return null;
  const { standing, refused } = of.direct;
  const provider = providerName(of.direct.provider);
  const words = own
    ? (`hallMoney.direct.own.${standing}` as const)
    : (`hallMoney.direct.${standing}` as const);
  return (
    <>
      <p className={styles.soft}>{t(words, { provider })}</p>
      {refused > 0 && <p>{t('hallMoney.refused', { provider, amount: text(refused) })}</p>}
    </>
  );
};
