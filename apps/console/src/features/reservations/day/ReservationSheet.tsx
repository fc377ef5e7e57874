import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { call, isApiFailure } from '../../../api/call.ts';
import { useText } from '../../../i18n/index.ts';
import { Form } from '../../../parts/form/Form.tsx';
import { SureButton } from '../../../parts/form/SureButton.tsx';
import { Sheet } from '../../../parts/sheet/Sheet.tsx';
import { useTableName } from '../../../parts/table-name.ts';
import styles from '../reservations.module.css';
import type { Reservation, ReservationDay } from '../reservations-query.ts';
import { useReservationAction } from '../use-reservation-action.ts';
import { type Who, WhoFields } from './WhoFields.tsx';

type Props = {
  /** The one that is changed; null: somebody rang. */
  one: Reservation | null;
  day: ReservationDay;
  /** A table that was tapped. */
  table: string | null;
  onClose: () => void;
};

/** Writes a reservation down, or changes one. The next time of the day stands there already. */
export const ReservationSheet = ({ one, day, table, onClose }: Props) => {
  const { t } = useText();
  const tableName = useTableName();
  const { run, refresh, end, busy, disabled } = useReservationAction();
  const [who, setWho] = useState<Who>({
    party: one?.party ?? 2,
    name: one?.name ?? '',
    phone: one?.phone ?? '',
    note: one?.note ?? '',
  });
  const [on, setOn] = useState(day.day);
  const [time, setTime] = useState(one?.time ?? day.times[0] ?? '19:00');
  const [at, setAt] = useState(table ?? (one && one.tables.length === 1 ? (one.tables[0] ?? '') : ''));
  const [isFull, setFull] = useState(false);
  const save = async (force: boolean): Promise<void> => {
    setFull(false);
    const kept = one && one.tables.length > 1 && at === '' ? { tables: one.tables } : {};
    const tables = at === '' ? kept : { tables: [at] };
    const body = { ...who, day: on, time, force, ...tables };
    const answer = await run({
      name: `reserve ${one?.id ?? ''} ${JSON.stringify(body)}`,
      send: (venue, idempotencyKey) =>
        one
          ? call('POST /console/{venue}/reservations/{reservation}/change', {
              venue,
              reservation: one.id,
              idempotencyKey,
              body,
            })
          : call('POST /console/{venue}/reservations/add', { venue, idempotencyKey, body }),
      onFailure: error => {
        const full = isApiFailure(error) && error.code === 'reservation_full';
        setFull(full);
        return full;
      },
    });
    await refresh();
    if (answer) onClose();
  };
  return (
    <Sheet opened onClose={onClose} title={t(one ? 'reservations.changeTitle' : 'reservations.addTitle')}>
      <Form onSubmit={() => void save(false)}>
        <div className={styles.when}>
          <TextInput
            size="lg"
            type="date"
            label={t('reservations.day')}
            value={on}
            onChange={event => setOn(event.currentTarget.value)}
          />
          <TextInput
            size="lg"
            type="time"
            required
            withAsterisk={false}
            label={t('reservations.time')}
            value={time}
            onChange={event => setTime(event.currentTarget.value)}
          />
        </div>
        {on === day.day && day.times.length > 0 && (
          <div className={styles.times}>
            {day.times.map(each => (
              <Button
                key={each}
                size="sm"
                px="xs"
                variant={each === time ? 'filled' : 'default'}
                aria-pressed={each === time}
                onClick={() => setTime(each)}
              >
                {each}
              </Button>
            ))}
          </div>
        )}
        <WhoFields who={who} onChange={change => setWho({ ...who, ...change })} />
        <NativeSelect
          size="lg"
          label={t('reservations.table')}
          value={at}
          data={[
            { value: '', label: t('reservations.anyTable') },
            ...day.tables.map(({ id, name, seats }) => ({
              value: id,
              label: `${tableName(name)} (${seats})`,
            })),
          ]}
          onChange={event => setAt(event.currentTarget.value)}
        />
        {isFull && (
          <div role="alert" className={styles.full}>
            <p>{t('reservations.full')}</p>
            <Button variant="default" disabled={disabled} onClick={() => void save(true)}>
              {t('reservations.force')}
            </Button>
          </div>
        )}
        <Button size="lg" type="submit" loading={busy} disabled={disabled}>
          {t(one ? 'reservations.save' : 'reservations.add')}
        </Button>
        {one && (
          <SureButton
            words={t('reservations.cancel')}
            question={t('reservations.cancelSure')}
            disabled={disabled}
            onSure={async () => {
              if (await end(one, 'cancel')) onClose();
            }}
          />
        )}
      </Form>
    </Sheet>
  );
};
