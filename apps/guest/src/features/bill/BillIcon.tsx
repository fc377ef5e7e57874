/** Drawn like the icons of the design, but fetched with the bill only. */
const PATHS = {
  choose: 'M4 6.500 6 8.500 9.500 5 M4 14.500 6 16.500 9.500 13 M13 7h7 M13 15h7',
  equally: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z M12 12V3 M12 12l7.800 4.500 M12 12l-7.800 4.500',
  amount: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z M15 8.500a4 4 0 1 0 0 7 M8 11h5 M8 13.500h4.500',
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
