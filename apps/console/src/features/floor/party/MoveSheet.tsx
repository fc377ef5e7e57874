import { Button } from '@mantine/core';
import type { BoardTable } from '@tableside/contract/http/console/board';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { useText } from '../../../i18n/index.ts';
import { Sheet } from '../../../parts/sheet/Sheet.tsx';
import { useTableName } from '../../../parts/table-name.ts';
import { useVenue } from '../../session/index.ts';
import { tablesQuery } from '../../tables/index.ts';
import styles from '../floor.module.css';
import { canBeJoined } from './parties.ts';
import { TablesToChoose } from './TablesToChoose.tsx';
import { usePartyAction } from './use-party-action.ts';

type Props = { table: BoardTable; onClose: () => void };

/** Where a party goes: every free table, one tap. */
export const MoveSheet = ({ table, onClose }: Props) => {
  const { t } = useText();
  const venue = useVenue();
  const name = useTableName()(table.name);
  const { act, disabled } = usePartyAction(table, 'move.done', onClose);
  const { data: tables = [] } = useQuery(tablesQuery(venue.id));
  const free = tables.filter(other => other.state === 'free' && other.id !== table.id && canBeJoined(other));
  const move = (to: BoardTable) =>
    act('move', to, place =>
      call('POST /console/{venue}/tables/{table}/move', { ...place, body: { to: to.id } }),
    );
  return (
    <Sheet opened onClose={onClose} title={t('move.title', { table: name })}>
      <div className={styles.form}>
        <p>{t(free.length === 0 ? 'move.none' : 'move.what')}</p>
        <TablesToChoose tables={free} disabled={disabled} onChoose={to => void move(to)} />
        <Button size="xl" variant="default" onClick={onClose}>
          {t('app.cancel')}
        </Button>
      </div>
    </Sheet>
  );
};
