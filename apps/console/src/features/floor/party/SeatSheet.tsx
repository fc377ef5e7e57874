import { Button } from '@mantine/core';
import type { BoardTable } from '@tableside/contract/http/console/board';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { tablesKey } from '../../../api/query-keys.ts';
import { useText } from '../../../i18n/index.ts';
import { Stepper } from '../../../parts/form/Stepper.tsx';
import { FilterChips } from '../../../parts/list/FilterChips.tsx';
import { Sheet } from '../../../parts/sheet/Sheet.tsx';
import { useTableName } from '../../../parts/table-name.ts';
import { putBill, useVenueAction } from '../../board/index.ts';
import { useVenue } from '../../session/index.ts';
import styles from '../floor.module.css';

type Props = { table: BoardTable; onClose: () => void };

const MAX_GUESTS = 200;
/** Parties that sit down every evening, each one tap; the largest of a row on a phone. */
const USUAL = [1, 2, 3, 4, 5, 6, 7, 8];

/** Staff seat guests, or count them anew: the table is taken, whether or not a phone is there. */
export const SeatSheet = ({ table, onClose }: Props) => {
  const { t } = useText();
  const venue = useVenue();
  const tableName = useTableName();
  const client = useQueryClient();
  const { run, busy, disabled } = useVenueAction();
  const [count, setCount] = useState(Math.max(2, table.people));
  const seat = async () => {
    const answer = await run({
      name: `seat ${count} at ${table.id}`,
      send: (venueId, idempotencyKey) =>
        call('POST /console/{venue}/tables/{table}/bill', {
          venue: venueId,
          table: table.id,
          idempotencyKey,
          body: { guest_count: count },
        }),
    });
    if (!answer) return;
    putBill(client, venue.id, answer.bill);
    void client.invalidateQueries({ queryKey: tablesKey(venue.id) });
    onClose();
  };
  return (
    <Sheet opened onClose={onClose} title={t('seat.title', { table: tableName(table.name) })}>
      <div className={styles.form}>
        <FilterChips
          label={t('seat.count')}
          value={String(count)}
          onChoose={next => setCount(Number(next))}
          options={USUAL.map(each => ({ value: String(each), label: String(each) }))}
        />
        <div className={styles.row}>
          <span>{t('seat.count')}</span>
          <Stepper label={t('seat.count')} value={count} min={1} max={MAX_GUESTS} onChange={setCount} />
        </div>
        <div className={styles.buttons}>
          <Button size="xl" variant="default" onClick={onClose}>
            {t('app.cancel')}
          </Button>
          <Button size="xl" loading={busy} disabled={disabled} onClick={() => void seat()}>
            {t('seat.confirm', { count })}
          </Button>
        </div>
      </div>
    </Sheet>
  );
};
