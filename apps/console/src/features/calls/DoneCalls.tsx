import type { WaiterCall } from '@tableside/contract/http/console/board';
import { useText } from '../../i18n/index.ts';
import { useTableName } from '../../parts/table-name.ts';
import { useClock } from '../session/index.ts';
import styles from './calls.module.css';

/** Calls that were answered lately, for "did anybody go to table 5?". */
export const DoneCalls = ({ calls }: { calls: readonly WaiterCall[] }) => {
  const { t } = useText();
  const tableName = useTableName();
  const clock = useClock();
  if (calls.length === 0) return null;
  return (
    <section className={styles.done}>
      <h2>{t('call.finished')}</h2>
      <ul>
        {calls.map(call => (
          <li key={call.id}>
            <b>{tableName(call.table_name)}</b>
            <span>{clock.time(call.done_at ?? call.called_at)}</span>
            {call.taken_by && <span>{t('call.answeredBy', { name: call.taken_by })}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
};
