import type { BoardTable } from '@tableside/contract/http/console/board';
import type { FloorPlan } from '@tableside/contract/http/console/floor';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { FilterChips } from '../../../parts/list/FilterChips.tsx';
import { areasOf, rowsOf } from './areas.ts';
import { Canvas } from './Canvas.tsx';
import { PlanTable } from './PlanTable.tsx';

type Props = { plan: FloorPlan; tables: readonly BoardTable[]; onOpen: (table: string) => void };

const needsUs = ({ state }: BoardTable): boolean => state === 'waiting' || state === 'asking_to_pay';

/** The floor as it stands, one area at a time; the others say how many of their tables need somebody. */
export const PlanView = ({ plan, tables, onOpen }: Props) => {
  const { t } = useText();
  const areas = areasOf(plan);
  const [chosen, setChosen] = useState<string | null>(null);
  const area = chosen !== null && areas.includes(chosen) ? chosen : (areas[0] ?? '');
  const byId = new Map(tables.map(table => [table.id, table]));
  const places = plan.places.filter(place => place.area === area);
  const rows = rowsOf(places, 0);
  const nameOf = (name: string) => (name === '' ? t('floor.noArea') : name);
  const needing = (name: string) =>
    plan.places.filter(place => {
      const table = byId.get(place.table);
      return place.area === name && table !== undefined && needsUs(table);
    }).length;
  return (
    <>
      {areas.length > 1 && (
        <FilterChips
          label={t('floor.areas')}
          value={area}
          onChoose={setChosen}
          options={areas.map(name => {
            const count = needing(name);
            return { value: name, label: nameOf(name), ...(count > 0 && { count }) };
          })}
        />
      )}
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
                onOpen={() => onOpen(table.id)}
              />
            )
          );
        })}
      </Canvas>
    </>
  );
};
