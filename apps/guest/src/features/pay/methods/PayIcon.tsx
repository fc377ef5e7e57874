import type { MethodKind } from '../drivers/methods.ts';

/** Drawn here and not beside the app's other icons: the first screen does not carry them. 24 by 24, one path each. */
const PATHS = {
  card: 'M4 5.800h16a1 1 0 0 1 1 1v10.400a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6.800a1 1 0 0 1 1-1M3 10.300h18M6.500 14.800h4',
  wallet:
    'M8 2.800h8a1.500 1.500 0 0 1 1.500 1.500v15.400a1.500 1.500 0 0 1-1.500 1.500H8a1.500 1.500 0 0 1-1.500-1.500V4.300A1.500 1.500 0 0 1 8 2.800M10 9.600a3.400 3.400 0 0 1 0 4.800M12.300 7.700a6 6 0 0 1 0 8.600M11 18.600h2',
  bank: 'M3.500 9.500 12 4l8.500 5.500zM5.500 9.800v7M10 9.800v7M14 9.800v7M18.500 9.800v7M3.500 19.500h17',
  blik: 'M4 5.500h16v13H4zM8 15.200v-6.400M8 12.800h1.600a1.200 1.200 0 0 1 0 2.400H8M13 8.800v6.400M16.200 11.500v3.700M16.200 9v.1',
  cash: 'M3 6.500h18v11H3zM12 14.600a2.600 2.600 0 1 0 0-5.200 2.600 2.600 0 0 0 0 5.200M6 9.500v.1M18 14.500v.1',
  room: 'M3 18.500v-12M3 15.500h18v3M21 15.500v-3a3 3 0 0 0-3-3h-7v6M7 12.600a1.700 1.700 0 1 0 0-3.400 1.700 1.700 0 0 0 0 3.400',
} as const satisfies Record<MethodKind, string>;

/** The picture of a way of paying; its name stands beside it. */
export const PayIcon = ({ kind, size = 26 }: { kind: MethodKind; size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.7}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={PATHS[kind]} />
  </svg>
);
