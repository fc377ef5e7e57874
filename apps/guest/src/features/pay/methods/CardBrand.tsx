import styles from './CardBrand.module.css';
import { markOf } from './CardMarks.tsx';

/** A card of no brand that is drawn. 32 by 22. */
const PLAIN = 'M4 8h24M8 14h5';

/** A small card with the mark of its brand, the one that stood beside the way to pay; decorative, the words say the same. RESULT-05. */
export const CardBrand = ({ brand }: { brand: string | null }) =>
  markOf(brand) ?? (
    <svg className={styles.card} width={40} height={28} viewBox="0 0 32 22" aria-hidden="true">
      <rect x="0.75" y="0.75" width="30.500" height="20.500" rx="3.500" />
      <path d={PLAIN} />
    </svg>
  );
