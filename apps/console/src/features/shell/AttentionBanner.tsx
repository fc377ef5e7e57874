import { Link, useRoute } from 'wouter';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { IconName } from '../../icons/paths.ts';
import { useTableName } from '../../parts/table-name.ts';
import { ROUTES, sectionPath } from '../../routes.ts';
import { openCalls, rings, useBoard } from '../board/index.ts';
import { useVenue } from '../session/index.ts';
import styles from './shell.module.css';

type Props = { kind: 'orders' | 'ready' | 'calls'; icon: IconName; words: string; short: string };

/** On a phone several stand in one row: there the sign says what it is about, and the words only which table. */
const Attention = ({ kind, icon, words, short }: Props) => {
  const { t } = useText();
  const { slug } = useVenue();
  const section = kind === 'calls' ? 'calls' : 'orders';
  return (
    <Link
      href={sectionPath(slug, section)}
      className={styles.attentionLink}
      data-kind={kind}
      aria-label={`${words}. ${t('board.show')}`}
    >
      <Icon name={icon} size="1.6rem" />
      <span className={styles.attentionWords}>{words}</span>
      <span className={styles.attentionShort}>{short}</span>
      <b>{t('board.show')}</b>
    </Link>
  );
};

/** Unseen orders, dishes on the pass and calls, over whatever screen is open; a tap goes there. */
export const AttentionBanner = () => {
  const { t } = useText();
  const tableName = useTableName();
  const tableNames = (things: readonly { table_name: string }[]): string =>
    [...new Set(things.map(thing => tableName(thing.table_name)))].join(', ');
  const { lanes, ready, state } = useBoard();
  const [, params] = useRoute(ROUTES.section);
  const orders = lanes.new.filter(rings);
  const calls = openCalls(Object.values(state?.calls ?? {})).filter(call => call.taken_at === null);
  return (
    <div className={styles.attention} aria-live="polite">
      {orders.length > 0 && params?.section !== 'orders' && (
        <Attention
          kind="orders"
          icon="tray"
          words={t('board.newBanner', { count: orders.length, tables: tableNames(orders) })}
          short={tableNames(orders)}
        />
      )}
      {ready.length > 0 && params?.section !== 'orders' && (
        <Attention
          kind="ready"
          icon="bell"
          words={t('ready.banner', { tables: tableNames(ready.map(({ order }) => order)) })}
          short={tableNames(ready.map(({ order }) => order))}
        />
      )}
      {calls.length > 0 && params?.section !== 'calls' && (
        <Attention
          kind="calls"
          icon="hand"
          words={t('call.banner', { count: calls.length, tables: tableNames(calls) })}
          short={tableNames(calls)}
        />
      )}
    </div>
  );
};
