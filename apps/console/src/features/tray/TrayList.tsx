import { useRef } from 'react';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Blank } from '../../parts/page/Blank.tsx';
import { stopStill } from '../../parts/steady/hold-still.ts';
import { useTableName } from '../../parts/table-name.ts';
import { useSteadyActs } from '../orders/index.ts';
import { CallEntry } from './CallEntry.tsx';
import { ElsewhereEntry } from './ElsewhereEntry.tsx';
import { LinkEntry } from './LinkEntry.tsx';
import { ReadyEntry } from './ReadyEntry.tsx';
import styles from './tray.module.css';
import { TRAY_LOOKS } from './tray-words.ts';
import { UnsentEntry } from './UnsentEntry.tsx';
import { entryKey, type TrayEntry } from './use-tray.ts';

const Entry = ({ entry, onGo }: { entry: TrayEntry; onGo: () => void }) => {
  if (entry.kind === 'calls') return <CallEntry call={entry.call} />;
  if ('elsewhere' in entry) return <ElsewhereEntry elsewhere={entry.elsewhere} onGo={onGo} />;
  if (entry.kind === 'unsent') return <UnsentEntry order={entry.order} />;
  if (entry.kind === 'ready') return <ReadyEntry ready={entry.ready} />;
  return <LinkEntry entry={entry} onGo={onGo} />;
};

/** Everything that waits, by kind: one list, so that a row that comes up from the next kind holds still as well. */
export const TrayList = ({ entries, onGo }: { entries: readonly TrayEntry[]; onGo: () => void }) => {
  const { t } = useText();
  const tableName = useTableName();
  const list = useRef<HTMLUListElement>(null);
  useSteadyActs(list, entries.map(entryKey));
  const labelOf = (entry: TrayEntry): string | undefined => {
    if ('elsewhere' in entry) return t('unsent.elsewhere', { venue: entry.elsewhere.venue.name });
    if (entry.kind === 'unsent') {
      const { to, tableName: name } = entry.order;
      return t(to.kind === 'cash' ? 'unsent.labelCash' : 'unsent.label', { table: tableName(name) });
    }
    if (entry.kind === 'calls') return t('call.label', { table: tableName(entry.call.table_name) });
    if (entry.kind !== 'ready') return undefined;
    const { order } = entry.ready;
    return t('ready.row', { table: tableName(order.table_name), number: order.order_id });
  };
  return (
    <>
      {entries.length === 0 && <Blank icon="check" title={t('tray.none')} hint={t('tray.noneHint')} />}
      <ul ref={list} className={styles.list} onClickCapture={stopStill}>
        {entries.map((entry, place) => (
          <li key={`${entry.kind} ${entry.id}`} aria-label={labelOf(entry)}>
            {entries[place - 1]?.kind !== entry.kind && (
              <h3 className={styles.kind}>
                <Icon name={TRAY_LOOKS[entry.kind].icon} size="1.2em" /> {t(TRAY_LOOKS[entry.kind].heading)}
              </h3>
            )}
            <Entry entry={entry} onGo={onGo} />
          </li>
        ))}
      </ul>
    </>
  );
};
