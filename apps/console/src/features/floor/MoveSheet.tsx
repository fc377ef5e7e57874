import { Button } from '@mantine/core';
import type { BoardTable } from '@tableside/contract/http/console';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { billsKey, tablesKey } from '../../api/query-keys.ts';
import { useText } from '../../i18n/index.ts';
import { Sheet } from '../../parts/Sheet.tsx';
import { useTableName } from '../../parts/table-name.ts';
import { useNotify } from '../../parts/use-notify.ts';
import { useVenueAction } from '../board/index.ts';
import { useVenue } from '../session/index.ts';
import { tablesQuery } from '../tables/index.ts';
import styles from './floor.module.css';
import { canBeJoined } from './parties.ts';
import { TablesToChoose } from './TablesToChoose.tsx';

type Props = { table: BoardTable; onClose: () => void };

/** Where a party goes: every free table, one tap. */
export const MoveSheet = ({ table, onClose }: Props) => {
  const { t } = useText();
  const venue = useVenue();
  const tableName = useTableName();
  const notify = useNotify();
  const client = useQueryClient();
  const { run, disabled } = useVenueAction();
  const { data: tables = [] } = useQuery(tablesQuery(venue.id));
  const free = tables.filter(other => other.state === 'free' && other.id !== table.id && canBeJoined(other));

  const move = async (to: BoardTable) => {
    const answer = await run({
      name: `move ${table.id} to ${to.id}`,
      send: (venueId, idempotencyKey) =>
        call('POST /console/{venue}/tables/{table}/move', {
          venue: venueId,
          table: table.id,
          idempotencyKey,
          body: { to: to.id },
        }),
    });
    void client.invalidateQueries({ queryKey: tablesKey(venue.id) });
    if (!answer) return;
    void client.invalidateQueries({ queryKey: billsKey(venue.id) });
    const names = { from: tableName(table.name), to: tableName(to.name) };
    notify({ message: t('move.done', names), tone: 'calm' });
    onClose();
  };

  return (
    <Sheet opened onClose={onClose} title={t('move.title', { table: tableName(table.name) })}>
      <div className={styles.form}>
        <p>{t('move.what')}</p>
        {free.length === 0 && <p>{t('move.none')}</p>}
        <TablesToChoose tables={free} disabled={disabled} onChoose={to => void move(to)} />
        <Button size="xl" variant="default" onClick={onClose}>
          {t('app.cancel')}
        </Button>
      </div>
    </Sheet>
  );
};
