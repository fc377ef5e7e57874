import type { SaleFault } from '../fault-classes.ts';
import { type AtTerminal, pause, person, venueOf } from './at-terminal.ts';
import type { Payer } from './begin.ts';
import type { PlannedSale } from './plan.ts';

type Steering = Readonly<Record<string, string | number | boolean>>;

/** Ways in which a bank says no. */
const DECLINES = ['116', '100', '117', '121', '107'] as const;

const steeringFor = ({ fault, dial }: PlannedSale): Steering => {
  const by: Partial<Record<SaleFault, Steering>> = {
    'terminal-declined': { next_code: DECLINES[dial % DECLINES.length] ?? '116' },
    'terminal-silent': { silent: 1 },
    'terminal-line-lost': { cut: 1 },
    'terminal-stopped-too-late': dial % 2 ? { late_after_abort: true } : { slow_ms: 300 },
    'terminal-other-sum': { takes_more: dial % 3 ? -1 - (dial % 90) : 1 + (dial % 90) },
    'terminal-server-killed': { slow_ms: dial % 400 },
    'terminal-bridge-killed': { slow_ms: dial % 400 },
    'terminal-wants-settlement': { settlement_required: true },
  };
  return (fault && by[fault]) || {};
};

/** Everything that a fault left set is as new. */
const FINE: Steering = {
  off: false,
  card_at_once: true,
  next_code: '',
  slow_ms: 0,
  silent: 0,
  cut: 0,
  late_after_abort: false,
  settlement_required: false,
  takes_more: 0,
};

/** False: nothing runs there. */
const hand = ({ box }: AtTerminal, how: PlannedSale['hand']): Promise<boolean> =>
  box.steer({ hand: how }).then(
    () => true,
    () => false,
  );

/** A terminal does not wait for a card for ever: what it was left with ends. */
export const mend = async (at: AtTerminal): Promise<void> => {
  await at.box.steer(FINE);
  await hand(at, 'cancel');
};
export const prepare = async (at: AtTerminal, planned: PlannedSale): Promise<void> => {
  await mend(at);
  await at.box.steer({ card_at_once: false, ...steeringFor(planned) });
};

const LOOKS = 100;
/** False: the terminal never asked for a card. */
const untilCardIsAwaited = async ({ box }: AtTerminal): Promise<boolean> => {
  for (let looks = 0; looks < LOOKS; looks += 1) {
    if ((await box.display()) === 'INSERT CARD') return true;
    await pause(50);
  }
  return false;
};
type Strike = (at: AtTerminal, payer: Payer, planned: PlannedSale) => Promise<unknown>;
const card: Strike = at => hand(at, 'card');
/** Whatever dies does so while a card is charged, or before anybody presented one. */
const dies =
  (kill: (at: AtTerminal, planned: PlannedSale) => Promise<void>): Strike =>
  async (at, _, planned) => {
    if (planned.dial % 3 === 0) await kill(at, planned);
    await Promise.all([hand(at, planned.hand), pause(planned.dial % 350).then(() => kill(at, planned))]);
  };

/** What happens while the terminal waits for a card. */
const STRIKES: Partial<Record<SaleFault, Strike>> = {
  'terminal-cancelled': at => hand(at, 'cancel'),
  'terminal-away': async (at, _, planned) => {
    await at.box.steer({ off: true });
    await pause(planned.dial % 700);
    // The card is charged with nobody on the line, or not at all.
    await hand(at, planned.hand);
    await at.box.steer({ off: false });
  },
  'terminal-stopped': (_, payer) => payer.stop(),
  'terminal-stopped-too-late': (at, payer, planned) =>
    planned.dial % 2 ? payer.stop() : Promise.all([hand(at, 'card'), payer.stop()]),
  'terminal-settled-meanwhile': async (at, _, planned) => {
    const settle = person(at, 'manager').ask(
      'POST /console/{venue}/terminals/{terminal}/settlement',
      { venue: venueOf(at), terminal: at.terminal, body: {} },
      planned.dial,
    );
    await Promise.all([settle, pause(planned.dial % 300).then(() => hand(at, planned.hand))]);
  },
  'terminal-server-killed': dies((at, { dial }) => at.stage.kill(dial)),
  'terminal-bridge-killed': dies(async ({ house, plan }) => {
    await house.bridges[plan.place][plan.bridge ?? 0]?.kill();
  }),
};

/** Counted where it happens to the page, the tap or a callback. */
const COUNTED_ELSEWHERE = new Set<PlannedSale['fault']>([
  'terminal-tapped-twice',
  'terminal-two-at-once',
  'callback-forged',
  'callback-replayed',
]);

/** Somebody stands at the terminal, and the planned thing goes wrong. False: the terminal was never asked. */
export const atTheTerminal = async (at: AtTerminal, payer: Payer, planned: PlannedSale): Promise<boolean> => {
  if (!(await untilCardIsAwaited(at))) return false;
  const { fault } = planned;
  await ((fault && STRIKES[fault]) ?? card)(at, payer, planned);
  if (fault && !COUNTED_ELSEWHERE.has(fault)) at.notes.hit(fault);
  return true;
};

const PATIENCE = 75;
/** Stands there until it is known how the sale ended, or goes away. */
export const untilKnown = async (payer: Payer): Promise<string | null> => {
  for (let looks = 0; looks < PATIENCE; looks += 1) {
    const state = await payer.look();
    if (state === null) return null;
    if (state !== 'processing' && state !== 'unknown') return state;
    if (state === 'unknown' && looks % 5 === 4) await payer.ask();
    await pause(200);
  }
  return null;
};
