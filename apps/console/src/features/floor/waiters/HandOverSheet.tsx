import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../../../api/call.ts';
import { useText } from '../../../i18n/index.ts';
import { LoadFailed } from '../../../parts/page/LoadFailed.tsx';
import { Sheet } from '../../../parts/sheet/Sheet.tsx';
import { useTableName } from '../../../parts/table-name.ts';
import { useNotify } from '../../../parts/use-notify.ts';
import { begunAt, useBegunOrders } from '../../bills/index.ts';
import { useMoney, useVenue } from '../../session/index.ts';
import { useOwnTables } from './use-own-tables.ts';
import styles from './waiters.module.css';

type Props = {
  onClose: () => void;
  /** Goes on with it, and says what was handed over to whom. */
  onHanded?: (words: string) => void;
  /** What else can be done, such as going without handing over. */
  children?: ReactNode;
};

/** To whom one's tables go, by one tap: what is open on them stays on them, what was not sent is said. */
export const HandOverSheet = ({ onClose, onHanded, children }: Props) => {
  const { t } = useText();
  const venue = useVenue();
  const money = useMoney();
  const notify = useNotify();
  const tableName = useTableName();
  const begun = useBegunOrders();
  const { own, handOver, disabled } = useOwnTables();
  const { data, error, refetch } = useQuery({
    queryKey: ['colleagues', venue.id],
    queryFn: ({ signal }) => call('GET /console/{venue}/colleagues', { venue: venue.id, signal }),
  });
  const hand = async (to: string) => {
    const answer = await handOver(to);
    if (!answer) return;
    const count = answer.tables.length;
    const words = t('serve.handed', { count, name: answer.to.name });
    onClose();
    if (onHanded) onHanded(words);
    else notify({ message: words, tone: 'calm' });
  };
  const unsent = own.filter(({ id }) => begunAt(begun, 'table', id) > 0);
  return (
    <Sheet opened onClose={onClose} title={t('serve.handOver', { count: own.length })}>
      <div className={styles.sheet}>
        <ul className={styles.tables}>
          {own.map(table => (
            <li key={table.id}>
              <b>{tableName(table.name)}</b>
              <span>{t(`table.${table.state}`)}</span>
              {table.unpaid > 0 && <span>{t('table.unpaid', { amount: money.text(table.unpaid) })}</span>}
            </li>
          ))}
        </ul>
        {unsent.length > 0 && (
          <p role="alert" className={styles.unsent}>
            {t('serve.unsent', { tables: unsent.map(({ name }) => tableName(name)).join(', ') })}
          </p>
        )}
        <h3>{t('serve.toWhom')}</h3>
        {!data && error && (
          <LoadFailed title={t('serve.loadFailed')} error={error} onRetry={() => void refetch()} />
        )}
        {data?.colleagues.length === 0 && <p>{t('serve.nobody')}</p>}
        <div className={styles.people}>
          {data?.colleagues.map(({ id, name, at_work: atWork }) => (
            <Button
              key={id}
              size="xl"
              variant={atWork ? 'filled' : 'default'}
              disabled={disabled}
              onClick={() => void hand(id)}
            >
              {atWork ? t('serve.atWork', { name }) : name}
            </Button>
          ))}
        </div>
        {children}
      </div>
    </Sheet>
  );
};
