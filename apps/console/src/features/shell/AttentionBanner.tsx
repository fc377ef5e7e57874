import { Link, useRoute } from 'wouter';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useTableName } from '../../parts/table-name.ts';
import { ROUTES, sectionPath } from '../../routes.ts';
import { openCalls, rings, useBoard } from '../board/index.ts';
import { useVenue } from '../session/index.ts';
import styles from './shell.module.css';

/** Unseen orders, dishes on the pass and calls, over whatever screen is open; a tap goes there. */
export const AttentionBanner = () => {
  const { t } = useText();
  const tableName = useTableName();
  const tableNames = (things: readonly { table_name: string }[]): string =>
    [...new Set(things.map(thing => tableName(thing.table_name)))].join(', ');
  const { slug } = useVenue();
  const { lanes, ready, state } = useBoard();
  const [, params] = useRoute(ROUTES.section);
  const orders = lanes.new.filter(rings);
  const calls = openCalls(Object.values(state?.calls ?? {})).filter(call => call.taken_at === null);
  return (
    <div aria-live="polite">
      {orders.length > 0 && params?.section !== 'orders' && (
        <Link href={sectionPath(slug, 'orders')} className={styles.attentionLink} data-kind="orders">
          <Icon name="tray" size="1.6rem" />
          <span>{t('board.newBanner', { count: orders.length, tables: tableNames(orders) })}</span>
          <b>{t('board.show')}</b>
        </Link>
      )}
      {ready.length > 0 && params?.section !== 'orders' && (
        <Link href={sectionPath(slug, 'orders')} className={styles.attentionLink} data-kind="ready">
          <Icon name="bell" size="1.6rem" />
          <span>{t('ready.banner', { tables: tableNames(ready.map(({ order }) => order)) })}</span>
          <b>{t('board.show')}</b>
        </Link>
      )}
      {calls.length > 0 && params?.section !== 'calls' && (
        <Link href={sectionPath(slug, 'calls')} className={styles.attentionLink} data-kind="calls">
          <Icon name="hand" size="1.6rem" />
          <span>{t('call.banner', { count: calls.length, tables: tableNames(calls) })}</span>
          <b>{t('board.show')}</b>
        </Link>
      )}
    </div>
  );
};
