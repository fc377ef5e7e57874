import { UnstyledButton } from '@mantine/core';
import type { Place } from '@tableside/domain/floor';
import { useRef } from 'react';
import { useText } from '../../../i18n/index.ts';
import { useTableName } from '../../../parts/table-name.ts';
import styles from '../floor.module.css';
import type { FloorPlace } from '../floor-query.ts';
import { rowsOf } from './areas.ts';
import { changeByKey } from './arrow-keys.ts';
import { Canvas, standing } from './Canvas.tsx';
import { type FloorDraft, isBlocked, wouldBe } from './draft.ts';
import { useDrag } from './use-drag.ts';

type Props = {
  draft: FloorDraft;
  area: string;
  label: string;
  names: ReadonlyMap<string, string>;
  chosen: string | null;
  onChoose: (table: string) => void;
  onChange: (table: string, change: Partial<Place>) => void;
};

/** Cells of room below the lowest table. */
const ROOM_BELOW = 5;

/** The area's tables to be dragged; arrows move the one in focus. */
export const ArrangeCanvas = ({ draft, area, label, names, chosen, onChoose, onChange }: Props) => {
  const { t } = useText();
  const tableName = useTableName();
  const canvas = useRef<HTMLDivElement>(null);
  const { dragging, handlers } = useDrag(canvas, onChange);
  const places = draft.places.filter(place => place.area === area);
  const rows = rowsOf(places, ROOM_BELOW);
  const shownOf = (place: FloorPlace): FloorPlace =>
    dragging?.table === place.table ? wouldBe(place, dragging.change) : place;
  return (
    <Canvas ref={canvas} label={label} rows={rows} grid>
      {places.map(place => {
        const shown = shownOf(place);
        const name = names.get(place.table) ?? '';
        return (
          <UnstyledButton
            key={place.table}
            className={styles.piece}
            data-shape={shown.shape}
            data-blocked={isBlocked(draft, shown)}
            aria-pressed={chosen === place.table}
            aria-label={t('arrange.at', {
              table: tableName(name),
              x: shown.x + 1,
              y: shown.y + 1,
              width: shown.width,
              height: shown.height,
            })}
            style={standing(shown, { rows })}
            onClick={() => onChoose(place.table)}
            onFocus={() => onChoose(place.table)}
            onKeyDown={event => {
              const change = changeByKey(place, event);
              if (!change) return;
              event.preventDefault();
              onChange(place.table, change);
            }}
            {...handlers(place)}
          >
            <span>
              {name}
              <br />
              <small>{shown.seats}</small>
            </span>
          </UnstyledButton>
        );
      })}
    </Canvas>
  );
};
