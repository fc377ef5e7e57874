import { ActionIcon, Button, TextInput } from '@mantine/core';
import { addDays } from '@tableside/domain/schedule';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../icons/Icon.tsx';
import styles from '../reservations.module.css';
import type { ReservationDay } from '../reservations-query.ts';

type Props = {
  day: ReservationDay;
  onDay: (day: string | null) => void;
  onAdd: () => void;
  onWait: () => void;
};

/** Which day, and what is written down most. */
export const DayBar = ({ day, onDay, onAdd, onWait }: Props) => {
  const { t } = useText();
  const step = (by: number) => onDay(addDays(day.day, by));
  return (
    <div className={styles.bar}>
      <div className={styles.days}>
        <ActionIcon
          size={48}
          variant="default"
          aria-label={t('reservations.before')}
          onClick={() => step(-1)}
        >
          <Icon name="back" />
        </ActionIcon>
        <TextInput
          type="date"
          size="lg"
          aria-label={t('reservations.day')}
          value={day.day}
          onChange={event => event.currentTarget.value !== '' && onDay(event.currentTarget.value)}
        />
        <ActionIcon size={48} variant="default" aria-label={t('reservations.after')} onClick={() => step(1)}>
          <Icon name="next" />
        </ActionIcon>
        {day.day !== day.today && (
          <Button size="md" variant="default" onClick={() => onDay(null)}>
            {t('reservations.today')}
          </Button>
        )}
      </div>
      <div className={styles.news}>
        <Button size="md" px="md" variant="default" onClick={onWait}>
          {t('reservations.wait')}
        </Button>
        <Button size="md" px="md" leftSection={<Icon name="plus" />} onClick={onAdd}>
          {t('reservations.add')}
        </Button>
      </div>
    </div>
  );
};
