import { Button } from '@mantine/core';
import type { BoardTable } from '@tableside/contract/http/console/board';
import type { FloorPlan } from '@tableside/contract/http/console/floor';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { useTableName } from '../../../parts/table-name.ts';
import styles from '../floor.module.css';
import { TablePanel } from '../table/TablePanel.tsx';
import { AreaChips, useAreaName } from './AreaChips.tsx';
import { AreasPanel } from './AreasPanel.tsx';
import { ArrangeCanvas } from './ArrangeCanvas.tsx';
import { areasOf } from './areas.ts';
import { changeArea, changeTable, draftOf } from './draft.ts';
import { NewerPlan } from './NewerPlan.tsx';
import { useArea } from './use-area.ts';
import { useSavePlan } from './use-save-plan.ts';

type Props = { plan: FloorPlan; tables: readonly BoardTable[]; onLeave: () => void };

/** Owner or manager put tables where they stand. Nothing is changed for anybody before it is saved. */
export const Arrange = ({ plan, tables, onLeave }: Props) => {
  const { t } = useText();
  const tableName = useTableName();
  const [draft, setDraft] = useState(() => draftOf(plan));
  const [chosen, setChosen] = useState<string | null>(null);
  const { save, busy, disabled, newer, forget } = useSavePlan(plan, draft.revision, onLeave);
  const areas = areasOf({ areas: draft.areas.map(name => ({ name })), places: [...draft.places] });
  const [area, setArea] = useArea(areas);
  const names = new Map(tables.map(({ id, name }) => [id, name]));
  const place = draft.places.find(each => each.table === chosen && each.area === area);
  const nameOf = useAreaName();
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
          <AreaChips areas={areas} area={area} onChoose={setArea} />
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
                setArea(to);
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
