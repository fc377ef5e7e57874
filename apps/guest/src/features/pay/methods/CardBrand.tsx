import styles from './CardBrand.module.css';

/** Our own signs, not the brands' marks: enough to tell two cards apart at a glance. 32 by 22. */
const SIGNS: Readonly<Record<string, string>> = {
  visa: 'M10 7.500l3.200 7L16.400 7.500M19 14.500h4',
  mastercard:
    'M13.500 15.500a4.500 4.500 0 1 0 0-9 4.500 4.500 0 0 0 0 9M18.500 15.500a4.500 4.500 0 1 0 0-9 4.500 4.500 0 0 0 0 9',
  american_express: 'M9 14.500l3-7 3 7M10 12.300h4M18 7.500l5 7M23 7.500l-5 7',
};
const PLAIN = 'M4 8h24M8 14h5';

/** A small card with the sign of its brand; decorative, the words stand beside it. RESULT-05. */
export const CardBrand = ({ brand }: { brand: string | null }) => (
  <svg className={styles.card} width={40} height={28} viewBox="0 0 32 22" aria-hidden="true">
    <rect x="0.75" y="0.75" width="30.500" height="20.500" rx="3.500" />
    <path d={SIGNS[brand ?? ''] ?? PLAIN} />
  </svg>
);
