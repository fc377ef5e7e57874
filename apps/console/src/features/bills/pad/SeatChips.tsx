import { UnstyledButton } from '@mantine/core';
import { MAX_SEATS_SERVED, seatsOffered } from '@tableside/domain/floor';
import { useText } from '../../../i18n/index.ts';
import styles from './seats.module.css';

type Props = {
  seat: number | null;
  /** Seats of dishes that lie in the pad. */
  named: readonly (number | null)[];
  /** How many guests sit there; null: nobody counted. */
  guests: number | null;
  onSeat: (seat: number | null) => void;
};

/** Whose the dishes are that are tapped next: the table's, as long as nobody says otherwise. */
export const SeatChips = ({ seat, named, guests, onSeat }: Props) => {
  const { t } = useText();
  const count = seatsOffered(guests, [...named, seat]);
  const chip = (value: number | null, words: string, shown: string = words) => (
    <UnstyledButton
      key={value}
      className={styles.seat}
      aria-pressed={seat === value}
      aria-label={words}
      onClick={() => onSeat(value)}
    >
      {shown}
    </UnstyledButton>
  );
  return (
    <fieldset className={styles.seats} aria-label={t('pad.for')}>
      {chip(null, t('pad.shared'))}
      {Array.from({ length: count }, (_, at) => at + 1).map(each =>
        chip(each, t('pad.seat', { seat: each }), String(each)),
      )}
      {count < MAX_SEATS_SERVED && (
        <UnstyledButton
          className={styles.seat}
          aria-label={t('pad.moreSeats')}
          onClick={() => onSeat(count + 1)}
        >
          +
        </UnstyledButton>
      )}
    </fieldset>
  );
};
