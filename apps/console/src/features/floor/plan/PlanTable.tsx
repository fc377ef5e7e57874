import { UnstyledButton } from '@mantine/core';
import type { BoardTable } from '@tableside/contract/http/console/board';
import { memo } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { useTableName } from '../../../parts/table-name.ts';
import { ageMinutes, useNowWhen } from '../../board/index.ts';
import { useClock, useMoney } from '../../session/index.ts';
import styles from '../floor.module.css';
import type { FloorPlace } from '../floor-query.ts';
import { standing } from './Canvas.tsx';

type Props = {
  table: BoardTable;
  place: FloorPlace;
  rows: number;
  /** Dishes of an order that was begun for it. */
  begun: number;
  onOpen: (table: string) => void;
};

const silentFor = ({ last_event_at, state }: BoardTable, now: number): number | null =>
  last_event_at === null || state === 'free' ? null : ageMinutes(last_event_at, now);

/**
 * A table on the plan: its name, its state, what is owed, since when nothing happened; what there is room for. Drawn anew only when
 * one of these is another.
 */
export const PlanTable = memo(({ table, place, rows, begun, onOpen }: Props) => {
  const { t } = useText();
  const tableName = useTableName();
  const money = useMoney();
  const clock = useClock();
  const isFree = table.state === 'free';
  const minutes = silentFor(
    table,
    useNowWhen(now => String(silentFor(table, now))),
  );
  const owed = table.unpaid > 0 ? money.text(table.unpaid) : null;
  const said = [
    tableName(table.name),
    t(`table.${table.state}`),
    ...(table.reserved ? [table.reserved.name] : []),
    ...(isFree ? [] : [t('floor.people', { count: table.people })]),
    ...(owed === null ? [] : [t('table.unpaid', { amount: owed })]),
    ...(begun === 0 ? [] : [t('staffOrder.begun', { count: begun })]),
    ...(minutes === null ? [] : [t('table.lastEvent', { age: clock.age(minutes) })]),
  ];
  return (
    <UnstyledButton
      className={styles.table}
      data-state={table.state}
      data-shape={place.shape}
      style={standing(place, { rows })}
      aria-label={said.join(', ')}
      onClick={() => onOpen(table.id)}
    >
      <span className={styles.name}>{table.name}</span>
      <span className={styles.state}>{t(`floor.short.${table.state}`)}</span>
      {table.reserved && <b className={styles.owed}>{table.reserved.name}</b>}
      {owed !== null && <b className={styles.owed}>{owed}</b>}
      {begun > 0 && (
        <b className={styles.fact}>
          <Icon name="tray" size="1em" /> {begun}
        </b>
      )}
      {minutes !== null && (
        <span className={styles.fact}>
          <Icon name="clock" size="1em" /> {clock.age(minutes)}
        </span>
      )}
      {!isFree && (
        <span className={styles.fact} data-least>
          <Icon name="people" size="1em" /> {table.people}
        </span>
      )}
    </UnstyledButton>
  );
});
