import { UnstyledButton } from '@mantine/core';
import type { FloorPlan } from '@tableside/contract/http/console/floor';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { useTableName } from '../../../parts/table-name.ts';
import { AreaChips, areasOf, Canvas, rowsOf, standing, useArea, useAreaName } from '../../floor/index.ts';
import styles from '../reservations.module.css';
import type { ReservationDay } from '../reservations-query.ts';
import { atTable } from '../sorted.ts';

type Props = { plan: FloorPlan; day: ReservationDay; onTable: (table: string) => void };

/** The floor as it stands, and who sits where at what time. */
export const ReservationPlan = ({ plan, day, onTable }: Props) => {
  const { t } = useText();
  const tableName = useTableName();
  const seated = new Map(day.tables.map(table => [table.id, table]));
  const areas = areasOf({
    areas: plan.areas,
    places: plan.places.filter(({ table }) => seated.has(table)),
  }).filter(area => plan.places.some(place => place.area === area && seated.has(place.table)));
  const [area, setArea] = useArea(areas);
  const nameOf = useAreaName();
  const places = plan.places.filter(place => place.area === area && seated.has(place.table));
  const rows = rowsOf(places, 0);
  return (
    <>
      <AreaChips areas={areas} area={area} onChoose={setArea} />
      <Canvas label={nameOf(area)} rows={rows}>
        {places.map(place => {
          const table = seated.get(place.table);
          const [first, ...more] = atTable(day.reservations, place.table);
          if (!table) return null;
          const said = [
            tableName(table.name),
            ...(first ? [`${first.time} ${first.name}, ${first.party}`] : []),
            ...more.map(({ time, name }) => `${time} ${name}`),
          ];
          return (
            <UnstyledButton
              key={table.id}
              className={styles.table}
              data-state={first?.state ?? 'free'}
              data-shape={place.shape}
              style={standing(place, { rows })}
              aria-label={said.join('; ')}
              onClick={() => onTable(table.id)}
            >
              <span className={styles.tableName}>{table.name}</span>
              {first ? (
                <>
                  <b>{first.state === 'seated' ? t('reservations.state.seated') : first.time}</b>
                  <span className={styles.short}>{first.name}</span>
                  {more.length > 0 && <span className={styles.short}>+{more.length}</span>}
                </>
              ) : (
                <span className={styles.seats}>
                  <Icon name="people" size="1em" /> {table.seats}
                </span>
              )}
            </UnstyledButton>
          );
        })}
      </Canvas>
    </>
  );
};
