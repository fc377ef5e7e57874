import type { CashDrawer } from '@tableside/contract/http/console/till/drawers';
import { comesIn, DRAWER_MOVES } from '@tableside/domain/drawers';
import { minor } from '@tableside/domain/money';
import { useText } from '../../i18n/index.ts';
import { useMoney } from '../session/index.ts';
import styles from './drawers.module.css';

/** What a drawer's sum is made of, line by line; what moved nothing is left out. */
export const DrawerLines = ({ drawer }: { drawer: CashDrawer }) => {
  const { t } = useText();
  const money = useMoney();
  const byHand = DRAWER_MOVES.map(
    kind => [`drawer.${kind}`, comesIn(kind) ? drawer[kind] : -drawer[kind]] as const,
  );
  const parts = [
    ['drawer.taken', drawer.taken] as const,
    ['drawer.givenBack', -drawer.given_back] as const,
    ['drawer.handedOut', -drawer.handed_out] as const,
    ...byHand,
  ].filter(([, amount]) => amount !== 0);
  return (
    <dl className={styles.lines}>
      <div>
        <dt>{t('drawer.float')}</dt>
        <dd>{money.show(minor(drawer.float))}</dd>
      </div>
      {parts.map(([what, amount]) => (
        <div key={what}>
          <dt>{t(what)}</dt>
          <dd>{money.show(minor(amount))}</dd>
        </div>
      ))}
      <div className={styles.strong}>
        <dt>{t('drawer.expected')}</dt>
        <dd>{money.show(minor(drawer.expected))}</dd>
      </div>
    </dl>
  );
};
