/** Drawn like the icons of the design, but fetched with the bill only. */
const PATHS = {
  choose: 'M4 6.500 6 8.500 9.500 5 M4 14.500 6 16.500 9.500 13 M13 7h7 M13 15h7',
  equally: 'M11 4.500a8 8 0 1 0 8.500 8.500H11z M15 3.500a6 6 0 0 1 5.500 5.500H15z',
  amount:
    'M5 7c0-1.700 3.100-3 7-3s7 1.300 7 3-3.100 3-7 3-7-1.300-7-3z M5 7v5c0 1.700 3.100 3 7 3s7-1.300 7-3V7 M5 12v5c0 1.700 3.100 3 7 3s7-1.300 7-3v-5',
} as const;

export const BillIcon = ({ name, size = 24 }: { name: keyof typeof PATHS; size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.9"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={PATHS[name]} />
  </svg>
);
