import type { StatusView } from '@tableside/domain/orders';
import styles from './StatusArt.module.css';

type Art = 'clock' | 'pot' | 'plate' | 'bag' | 'people' | 'wallet' | 'sorry';

const ARTS: Record<StatusView, Art> = {
  pending_confirmation: 'clock',
  seen: 'clock',
  preparing: 'pot',
  waiting_others: 'people',
  waiting_payment: 'wallet',
  sending_to_pos: 'pot',
  partially_delivered: 'plate',
  later: 'clock',
  delivered: 'plate',
  ready_for_pickup: 'bag',
  received: 'plate',
  pay_at_restaurant: 'plate',
  pick_up: 'bag',
  failed: 'sorry',
  rejected: 'sorry',
};

/** Our own drawings on a 96 by 96 grid; what moves says that something is happening. */
const DRAWINGS: Record<Art, { readonly still: string; readonly moving?: readonly string[] }> = {
  clock: { still: 'M48 74a26 26 0 1 0 0-52 26 26 0 0 0 0 52', moving: ['M48 48V32', 'M48 48l11-6'] },
  pot: {
    still: 'M26 50h44v12a10 10 0 0 1-10 10H36a10 10 0 0 1-10-10zM20 56h6M70 56h6M30 50a18 9 0 0 1 36 0',
    moving: ['M38 34c-4-5 4-7 0-12', 'M48 32c-4-5 4-7 0-12', 'M58 34c-4-5 4-7 0-12'],
  },
  plate: {
    still: 'M20 66h56M26 66a22 22 0 0 1 44 0M48 44v-5M44 36.500a4 4 0 1 1 8 0',
    moving: ['M36 60a12 12 0 0 1 9-9'],
  },
  bag: { still: 'M30 40h36l3 34H27zM39 46v-9a9 9 0 0 1 18 0v9', moving: ['M40 58l6 6 11-11'] },
  people: {
    still: 'M36 44a8 8 0 1 0 0-16 8 8 0 0 0 0 16M22 70c1-11 6-16 14-16s13 5 14 16',
    moving: ['M62 46a7 7 0 1 0 0-14 7 7 0 0 0 0 14M58 56c9-2 15 4 16 14'],
  },
  wallet: { still: 'M22 36h48v34H22zM22 36l34-10 4 10M70 48H56a6 6 0 0 0 0 12h14', moving: ['M57 54v.100'] },
  sorry: {
    still: 'M48 76a28 28 0 1 0 0-56 28 28 0 0 0 0 56M38 62a12 12 0 0 1 20 0',
    moving: ['M39 42v.100', 'M57 42v.100'],
  },
};

/** What is happening to the order, as a picture. Decorative: the words beside it say the same. */
export const StatusArt = ({ view }: { view: StatusView }) => {
  const art = ARTS[view];
  const { still, moving = [] } = DRAWINGS[art];
  return (
    <svg className={`${styles.art} ${styles[art]}`} viewBox="0 0 96 96" aria-hidden="true" data-art={art}>
      <circle className={styles.disc} cx="48" cy="48" r="46" />
      <path d={still} />
      {moving.map(path => (
        <path key={path} d={path} className={styles.moving} />
      ))}
    </svg>
  );
};
