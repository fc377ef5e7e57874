import { setPriority } from 'node:os';
import { ABUSES } from './abuses.ts';

/**
 * Everybody who does harm in one way, in a process of its own: `abuser.ts <server> <kind> <address>…`. It begins when it is
 * sent `begin` and says what it did when it is sent `end`. It has a low priority: real strangers bring machines of their own, and
 * the CPU that they want here must not be taken for slowness of the server.
 */
/** Ten of these together weigh as much as the server does: they get by when it is busy, and do not crowd it out. */
const PRIORITY = 10;

const [base = '', kind = '', ...addresses] = process.argv.slice(2);
const harm = ABUSES[kind];
if (!harm) throw new Error(`nobody does harm by "${kind}"`);
setPriority(PRIORITY);

let isOver = false;
let acts = 0;
const did = (): void => {
  acts += 1;
};
const begin = (): void => {
  for (const from of addresses) {
    const abuser = { base, from, isOver: () => isOver, did };
    harm(abuser).catch((error: Error) => process.send?.({ failed: error.message }));
  }
};
process.on('message', word => {
  if (word === 'begin') return begin();
  isOver = true;
  const { user, system } = process.cpuUsage();
  process.send?.({ acts, cpuMs: (user + system) / 1_000 });
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
