import type { BoardTable } from '@tableside/contract/http/console/board';
import type { FloorPlan } from '@tableside/contract/http/console/floor';
import { begunAt, useBegunOrders } from '../../bills/index.ts';
import { AreaChips, useAreaName } from './AreaChips.tsx';
import { areasOf, rowsOf } from './areas.ts';
import { Canvas } from './Canvas.tsx';
import { PlanTable } from './PlanTable.tsx';
import { useArea } from './use-area.ts';

type Props = { plan: FloorPlan; tables: readonly BoardTable[]; onOpen: (table: string) => void };

const needsUs = ({ state }: BoardTable): boolean => state === 'waiting' || state === 'asking_to_pay';

/** The floor as it stands, one area at a time; the others say how many of their tables need somebody. */
export const PlanView = ({ plan, tables, onOpen }: Props) => {
  const areas = areasOf(plan);
  const [area, setArea] = useArea(areas);
  const nameOf = useAreaName();
  const begun = useBegunOrders();
  const byId = new Map(tables.map(table => [table.id, table]));
  const places = plan.places.filter(place => place.area === area);
  const rows = rowsOf(places, 0);
  const needing = (name: string) =>
    plan.places.filter(place => {
      const table = byId.get(place.table);
      return place.area === name && table !== undefined && needsUs(table);
    }).length;
  return (
    <>
      <AreaChips areas={areas} area={area} onChoose={setArea} countOf={needing} />
      <Canvas label={nameOf(area)} rows={rows}>
        {places.map(place => {
          const table = byId.get(place.table);
          return (
            table && (
              <PlanTable
                key={table.id}
                table={table}
                place={place}
                rows={rows}
                begun={begunAt(begun, 'table', table.id)}
                onOpen={onOpen}
              />
            )
          );
        })}
      </Canvas>
    </>
  );
};
