import type { BoardTable } from '@tableside/contract/http/console/board';
import { type ReactNode, useState } from 'react';
import { begunAt, unsentAt, useBegunOrders, useUnsent } from '../../features/bills/index.ts';
import { TakeArea, useOwnTables } from '../../features/floor/index.ts';
import { useVenue } from '../../features/session/index.ts';
import { byArea, byUrgency, inUse, TableTile } from '../../features/tables/index.ts';
import { useText } from '../../i18n/index.ts';
import { FilterChips } from '../../parts/list/FilterChips.tsx';
import { drawnOf } from '../../parts/list/growing/drawn-of.ts';
import { firstInSight, useGrowing } from '../../parts/list/growing/use-growing.ts';
import { Blank } from '../../parts/page/Blank.tsx';
import styles from '../screens.module.css';

const TILES = { first: firstInSight(12, 24), step: 12 };

type Props = {
  tables: readonly BoardTable[];
  /** Stands in one row with what is chosen here. */
  bar: ReactNode;
  onOpen: (table: string) => void;
};

/** All tables by area, or only those in use with the ones that wait for us first. */
export const TablesList = ({ tables, bar, onOpen }: Props) => {
  const { t } = useText();
  const begun = useBegunOrders();
  const unsent = useUnsent();
  // Also where nobody sits yet as far as is known, and an order was begun or waits for the line.
  const busy = tables.filter(
    table => inUse(table) || begunAt(begun, 'table', table.id) > 0 || unsentAt(unsent, table.id) > 0,
  );
  // Before the first guests there is one thing to do here: to choose a table for them.
  const [filter, setFilter] = useState<'busy' | 'own' | 'all'>(busy.length === 0 ? 'all' : 'busy');
  const { own } = useOwnTables();
  const { may } = useVenue();
  const lists = { busy, own, all: tables } as const;
  const groups = filter === 'all' ? byArea(tables) : new Map([['', byUrgency(lists[filter])]]);
  const shown = lists[filter].length;
  const drawn = useGrowing(shown, TILES);
  const shownOf = drawnOf(groups, drawn);
  return (
    <>
      <div className={styles.floorBar}>
        {bar}
        <FilterChips
          label={t('tables.title')}
          value={filter}
          onChoose={setFilter}
          options={[
            { value: 'busy', label: t('table.busy'), count: busy.length },
            ...(own.length > 0 || filter === 'own'
              ? [{ value: 'own' as const, label: t('serve.mine'), count: own.length }]
              : []),
            { value: 'all', label: t('table.all'), count: tables.length },
          ]}
        />
      </div>
      {shown === 0 && (
        <Blank
          icon="table"
          title={t(tables.length === 0 ? 'table.noTables' : 'table.empty')}
          hint={t('table.emptyHint')}
        />
      )}
      {shownOf.map(([area, list]) => (
        <section key={area}>
          {area !== '' && <h2 className={styles.heading}>{area}</h2>}
          {filter === 'all' && may('moveParties') && <TakeArea tables={groups.get(area) ?? list} />}
          <div className={styles.tiles}>
            {list.map(table => (
              <TableTile
                key={table.id}
                table={table}
                begun={begunAt(begun, 'table', table.id)}
                unsent={unsentAt(unsent, table.id)}
                onOpen={onOpen}
              />
            ))}
          </div>
        </section>
      ))}
    </>
  );
};
