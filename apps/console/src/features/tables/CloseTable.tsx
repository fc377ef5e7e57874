import { Alert, Button, Checkbox } from '@mantine/core';
import type { BoardTable } from '@tableside/contract/http/console/board';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, isApiFailure } from '../../api/call.ts';
import { tablesKey } from '../../api/query-keys.ts';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useTableName } from '../../parts/table-name.ts';
import { useNotify } from '../../parts/use-notify.ts';
import { isBrought, ordersOfParty, useBoard, useVenueAction } from '../board/index.ts';
import { useMoney, useVenue } from '../session/index.ts';
import styles from './tables.module.css';

type Props = { table: BoardTable; onClosed: () => void; onCancel: () => void };

/** Says what closing does before it is done; with open or unpaid orders it has to be wanted twice. */
export const CloseTable = ({ table, onClosed, onCancel }: Props) => {
  const { t } = useText();
  const tableName = useTableName();
  const notify = useNotify();
  const venue = useVenue();
  const money = useMoney();
  const client = useQueryClient();
  const { run, busy, disabled } = useVenueAction();
  const [force, setForce] = useState(false);
  const [refused, setRefused] = useState(false);
  /** It was to be closed before that was wanted twice. */
  const [unsure, setUnsure] = useState(false);
  /** Payments whose money is on its way, as the refusal said. */
  const [underWay, setUnderWay] = useState(0);
  const { state } = useBoard();
  // What everybody has in front of them closes with the table.
  const brought = ordersOfParty(Object.values(state?.orders ?? {}), table).filter(isBrought).length;
  const open = Math.max(0, table.open_orders - brought);
  const unfinished = open > 0 || table.unpaid > 0 || refused;

  const close = async () => {
    const done = await run({
      name: `close table ${table.id} ${force}`,
      send: (venueId, idempotencyKey) =>
        call('POST /console/{venue}/tables/{table}/close', {
          venue: venueId,
          table: table.id,
          idempotencyKey,
          body: { force },
        }),
      onFailure: async error => {
        await client.invalidateQueries({ queryKey: tablesKey(venue.id) });
        const known = isApiFailure(error) && error.code === 'table_has_open_orders';
        setRefused(known);
        setUnderWay(known ? Number(error.details.under_way ?? 0) : 0);
        return known;
      },
    });
    if (!done) return;
    void client.invalidateQueries({ queryKey: tablesKey(venue.id) });
    notify({ message: t('close.tableDone', { table: tableName(table.name) }), tone: 'calm' });
    onClosed();
  };

  return (
    <div className={styles.details}>
      <p>{t('close.tableWhat', { guests: table.guests })}</p>
      {unfinished && (
        <Alert color="brick" variant="light" icon={<Icon name="alert" />} role="alert">
          <div className={styles.warning}>
            {refused && <p>{t('close.tableRefused')}</p>}
            {underWay > 0 && <p>{t('close.tableUnderWay', { payments: underWay })}</p>}
            {open > 0 && <p>{t('close.tableOpen', { orders: open })}</p>}
            {table.unpaid > 0 && <p>{t('close.tableUnpaid', { amount: money.text(table.unpaid) })}</p>}
          </div>
        </Alert>
      )}
      {unfinished && (
        <Checkbox
          size="lg"
          color="brick"
          checked={force}
          onChange={event => setForce(event.currentTarget.checked)}
          label={t('close.tableForce')}
          error={unsure && !force && t('close.tableTick')}
          classNames={{ body: styles.force }}
        />
      )}
      <div className={styles.closeButtons}>
        <Button size="xl" variant="default" onClick={onCancel}>
          {t('app.cancel')}
        </Button>
        <Button
          size="xl"
          color="brick"
          loading={busy}
          disabled={disabled}
          onClick={() => (unfinished && !force ? setUnsure(true) : void close())}
        >
          {t('close.table')}
        </Button>
      </div>
    </div>
  );
};
