import { Button } from '@mantine/core';
import type { BoardTable } from '@tableside/contract/http/console/board';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useText } from '../../../i18n/index.ts';
import { Sheet } from '../../../parts/sheet/Sheet.tsx';
import { useTableName } from '../../../parts/table-name.ts';
import { useVenue } from '../../session/index.ts';
import { inUse, tablesQuery } from '../../tables/index.ts';
import styles from '../floor.module.css';
import { canBeJoined } from './parties.ts';
import { TablesToChoose } from './TablesToChoose.tsx';
import { usePartyAction } from './use-party-action.ts';

type Props = { table: BoardTable; onClose: () => void };

/** Which party this one joins. It cannot be taken back by a tap, so it is asked once more. */
export const JoinSheet = ({ table, onClose }: Props) => {
  const { t } = useText();
  const venue = useVenue();
  const tableName = useTableName();
  const { act, busy, disabled } = usePartyAction(table, 'join.done', onClose);
  const { data: tables = [] } = useQuery(tablesQuery(venue.id));
  const [into, setInto] = useState<BoardTable | null>(null);
  const others = tables.filter(other => inUse(other) && other.id !== table.id && canBeJoined(other));
  const names = { from: tableName(table.name), to: into ? tableName(into.name) : '' };
  return (
    <Sheet
      opened
      onClose={onClose}
      title={into ? t('join.sure', names) : t('join.title', { table: names.from })}
    >
      <div className={styles.form}>
        <p>{t(others.length === 0 ? 'join.none' : 'join.what')}</p>
        {!into && <TablesToChoose tables={others} disabled={disabled} onChoose={setInto} />}
        <div className={styles.buttons}>
          <Button size="xl" variant="default" onClick={into ? () => setInto(null) : onClose}>
            {t('app.cancel')}
          </Button>
          {into && (
            <Button
              size="xl"
              loading={busy}
              disabled={disabled}
              onClick={() =>
                void act('join', into, place =>
                  call('POST /console/{venue}/tables/{table}/merge', { ...place, body: { into: into.id } }),
                )
              }
            >
              {t('join.confirm')}
            </Button>
          )}
        </div>
      </div>
    </Sheet>
  );
};
