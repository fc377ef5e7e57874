import { Button } from '@mantine/core';
import type { BoardTable } from '@tableside/contract/http/console/board';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { Sheet } from '../../../parts/sheet/Sheet.tsx';
import { useTableName } from '../../../parts/table-name.ts';
import styles from '../reservations.module.css';
import type { Reservation, ReservationDay } from '../reservations-query.ts';
import { forParty } from '../sorted.ts';
import { useReservationAction } from '../use-reservation-action.ts';

type Props = { one: Reservation; day: ReservationDay; tables: readonly BoardTable[]; onClose: () => void };

/** Where they sit: free tables that they fit at first, one tap each. */
export const SeatParty = ({ one, day, tables, onClose }: Props) => {
  const { t } = useText();
  const tableName = useTableName();
  const { seat, disabled } = useReservationAction();
  const free = new Set(tables.filter(({ state }) => state === 'free').map(({ id }) => id));
  const offered = forParty(day.tables, one.party);
  const [open, taken] = [offered.filter(({ id }) => free.has(id)), offered.filter(({ id }) => !free.has(id))];
  return (
    <Sheet opened onClose={onClose} title={t('reservations.seatTitle', { name: one.name, count: one.party })}>
      {[open, taken].map(
        (list, place) =>
          list.length > 0 && (
            <section key={place === 0 ? 'free' : 'taken'}>
              <h3>{t(place === 0 ? 'reservations.free' : 'reservations.occupied')}</h3>
              <div className={styles.choose}>
                {list.map(table => (
                  <Button
                    key={table.id}
                    size="lg"
                    px="xs"
                    variant={place === 0 && table.seats >= one.party ? 'filled' : 'default'}
                    disabled={disabled}
                    onClick={async () => {
                      if (await seat(one, [table.id])) onClose();
                    }}
                  >
                    {tableName(table.name)}&ensp;
                    <Icon name="people" size="1em" />
                    {table.seats}
                  </Button>
                ))}
              </div>
            </section>
          ),
      )}
    </Sheet>
  );
};
