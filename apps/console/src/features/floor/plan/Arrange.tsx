import { Button } from '@mantine/core';
import type { BoardTable } from '@tableside/contract/http/console/board';
import type { FloorPlan } from '@tableside/contract/http/console/floor';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { FilterChips } from '../../../parts/list/FilterChips.tsx';
import { useTableName } from '../../../parts/table-name.ts';
import styles from '../floor.module.css';
import { TablePanel } from '../table/TablePanel.tsx';
import { AreasPanel } from './AreasPanel.tsx';
import { ArrangeCanvas } from './ArrangeCanvas.tsx';
import { areasOf } from './areas.ts';
import { changeArea, changeTable, draftOf } from './draft.ts';
import { NewerPlan } from './NewerPlan.tsx';
import { useSavePlan } from './use-save-plan.ts';

type Props = { plan: FloorPlan; tables: readonly BoardTable[]; onLeave: () => void };

/** Owner or manager put tables where they stand. Nothing is changed for anybody before it is saved. */
export const Arrange = ({ plan, tables, onLeave }: Props) => {
  const { t } = useText();
  const tableName = useTableName();
  const [draft, setDraft] = useState(() => draftOf(plan));
  const [chosen, setChosen] = useState<string | null>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const { save, busy, disabled, newer, forget } = useSavePlan(plan, draft.revision, onLeave);
  const areas = areasOf({ areas: draft.areas.map(name => ({ name })), places: [...draft.places] });
  const area = wanted !== null && areas.includes(wanted) ? wanted : (areas[0] ?? '');
  const names = new Map(tables.map(({ id, name }) => [id, name]));
  const place = draft.places.find(each => each.table === chosen && each.area === area);
  const nameOf = (name: string) => (name === '' ? t('floor.noArea') : name);
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.hint}>{t('arrange.hint')}</p>
        <div className={styles.buttons}>
          <Button size="lg" variant="default" onClick={onLeave}>
            {t('app.cancel')}
          </Button>
          <Button
            size="lg"
            loading={busy}
            disabled={disabled}
            onClick={() => void save(draft, draft.revision)}
          >
            {t('arrange.save')}
          </Button>
        </div>
      </div>
      {newer && (
        <NewerPlan
          by={newer.by}
          busy={busy}
          onKeep={() => void save(draft, newer.revision)}
          onLoad={() => {
            setDraft(draftOf(plan));
            forget();
          }}
        />
      )}
      <div className={styles.editor}>
        <div>
          {areas.length > 1 && (
            <FilterChips
              label={t('floor.areas')}
              value={area}
              onChoose={setWanted}
              options={areas.map(name => ({ value: name, label: nameOf(name) }))}
            />
          )}
          <ArrangeCanvas
            draft={draft}
            area={area}
            label={nameOf(area)}
            names={names}
            chosen={chosen}
            onChoose={setChosen}
            onChange={(table, change) => setDraft(before => changeTable(before, table, change))}
          />
        </div>
        <div className={styles.form}>
          {place ? (
            <TablePanel
              name={tableName(names.get(place.table) ?? '')}
              place={place}
              areas={draft.areas}
              onChange={change => setDraft(before => changeTable(before, place.table, change))}
              onArea={to => {
                setDraft(before => changeArea(before, place.table, to));
                setWanted(to);
              }}
            />
          ) : (
            <p className={styles.hint}>{t('arrange.pick')}</p>
          )}
          <AreasPanel draft={draft} onChange={change => setDraft(change)} />
        </div>
      </div>
    </>
  );
};
