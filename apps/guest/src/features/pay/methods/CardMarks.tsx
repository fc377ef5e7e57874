import styles from './CardMarks.module.css';

/** What stands on the card in the guest's hand, in the colours it has there; the words beside it say the same. 38 by 24 each. */
const MARKS = {
  visa: (
    <svg className={styles.mark} aria-hidden="true" viewBox="0 0 38 24" data-mark="visa">
      <rect width="38" height="24" rx="4" fill="#fff" />
      <path
        d="M6.500 8l2.300 8L12.500 8M16.300 8l-1.500 8M23 9c-.8-.7-1.800-1-2.800-1-1.500 0-2.500.8-2.500 1.900 0 2.300 4.100 1.700 4.100 3.900 0 1.300-1.200 2.200-2.800 2.200-1.200 0-2.200-.4-2.900-1.100M24.500 16l4.600-8 1.900 8M26.200 13.300h4"
        fill="none"
        stroke="#1434cb"
        strokeWidth="1.900"
        strokeLinejoin="round"
      />
    </svg>
  ),
  mastercard: (
    <svg className={styles.mark} aria-hidden="true" viewBox="0 0 38 24" data-mark="mastercard">
      <rect width="38" height="24" rx="4" fill="#fff" />
      <circle cx="15" cy="12" r="7" fill="#eb001b" />
      <circle cx="23" cy="12" r="7" fill="#f79e1b" />
      <path d="M19 6.250a7 7 0 0 1 0 11.500 7 7 0 0 1 0-11.500z" fill="#ff5f00" />
    </svg>
  ),
} as const;

/** The mark of a brand; none of those that are not drawn. */
export const markOf = (brand: string | null) =>
  brand === 'visa' || brand === 'mastercard' ? MARKS[brand] : null;

/** The two that every card machine takes, before anybody chose. */
export const CardMarks = () => (
  <span className={styles.marks} aria-hidden="true">
    {MARKS.visa}
    {MARKS.mastercard}
  </span>
);
