import { networkInterfaces } from 'node:os';
import type { Env } from '../env.ts';

/** What the demo codes show, in the order in which one would try them. */
const DEMO_CODES: readonly (readonly [code: string, what: string])[] = [
  ['VILNIUS-1', 'restaurant: order, then pay (tables 1 to 12)'],
  ['VILNIUS-GARDEN', 'garden table: order now, pay the bill at the end'],
  ['VILNIUS-PICKUP', 'pickup counter with extra questions'],
  ['VILNIUS-KIOSK', 'self-service: a phone looks, the kiosk orders'],
  ['kiosk', 'makes this window the kiosk, by the code 123 456 789'],
  ['VILNIUS-BAR', 'bar in the dark theme: look and pay, no ordering'],
  ['HOTEL-101', 'hotel room'],
  ['CAFE-1', 'cafe: order without paying first'],
  ['food-court/HALL', 'food court: eight kitchens, one code'],
];

/** The machine's address on the local network, for trying it on a real phone; null without one. */
const lanAddress = (): string | null =>
  Object.values(networkInterfaces())
    .flatMap(list => list ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? null;

const row = (left: string, right: string): string => `  ${left.padEnd(44)} ${right}`;

/**
 * What whoever started the server reads: where it is, and what to open first. `port` is the one it really got, `setupCode`
 * what an installation without an owner is set up with.
 */
export const banner = (env: Env, port: number, setupCode: string | null = null): string => {
  const base = env.publicUrl ?? `http://localhost:${port}`;
  const lan = env.publicUrl === null && env.host === '0.0.0.0' ? lanAddress() : null;
  const lines = [
    '',
    `Tableside is ready at ${base}${lan ? `  (on this network: http://${lan}:${port})` : ''}`,
    row(`${base}/console`, 'for staff'),
    row(`${base}/api/docs`, 'the API'),
    ...(env.sandbox ? [row(`${base}/sandbox`, 'the banks, the mail and the till of the demo')] : []),
  ];
  if (setupCode !== null) {
    lines.push(
      '',
      'Nobody works here yet. Make the owner and the first venue:',
      // Behind the #, so that no proxy writes the code into its log.
      row(`${base}/console/#setup=${setupCode}`, `or type the code ${setupCode} there`),
    );
  }
  if (env.demo) {
    lines.push(
      '',
      'Demo tables:',
      ...DEMO_CODES.map(([code, what]) => row(`${base}/${code}`, what)),
      '',
      'Demo staff: owner, manager, waiter, kitchen or accountant, @demo.test; password tableside-demo',
      'Discount codes: WELCOME10, FREELUNCH, ONCE',
      '',
      'Open this first, in a window as narrow as a phone:',
      `  ${base}/VILNIUS-1`,
    );
  }
  return `${lines.join('\n')}\n\n`;
};
