import { type AtTerminal, person, venueOf } from './at-terminal.ts';
import { beginAtCounter, beginAtKiosk, enrol, type KioskGuest, type Payer } from './begin.ts';
import { forge, replay } from './callbacks.ts';
import type { PlannedSale } from './plan.ts';
import { atTheTerminal, mend, prepare, untilKnown } from './sell.ts';

const isAtKiosk = (payer: Payer): payer is Payer & KioskGuest => 'device' in payer;

const sell = async (
  at: AtTerminal,
  planned: PlannedSale,
  begin: () => Promise<Payer | null>,
): Promise<string | null> => {
  await prepare(at, planned);
  const payer = await begin();
  if (!payer) return null;
  const { fault } = planned;
  at.sales.push(payer);
  if (fault === 'callback-forged' && isAtKiosk(payer)) await forge(at, payer);
  await atTheTerminal(at, payer, planned);
  // Nobody looks any more: the page is killed, the guest has gone.
  if (fault === 'terminal-page-closes' || (fault === 'terminal-stopped-too-late' && planned.dial % 4 < 2))
    return null;
  const state = await untilKnown(payer);
  if (fault === 'callback-replayed' && isAtKiosk(payer)) await replay(at, payer);
  return state === 'approved' ? payer.uuid : null;
};

const settle = async (at: AtTerminal): Promise<void> => {
  const deed = { venue: venueOf(at), terminal: at.terminal, body: {} };
  await person(at, 'manager').must('POST /console/{venue}/terminals/{terminal}/settlement', deed);
};

/** What was taken goes back, all or a part, some of it asked for twice at once at both servers. */
const giveBack = async (at: AtTerminal, paid: readonly string[]): Promise<void> => {
  const manager = person(at, 'manager');
  for (const { which, part, twice } of at.plan.returns) {
    const payment = paid[which % Math.max(1, paid.length)];
    if (payment === undefined) return;
    const amount = part === 100 ? undefined : 1 + (which % 150);
    const body = { reason: 'cold', ...(amount !== undefined && { amount }) };
    const heard = await Promise.all(
      (twice ? [0, 1] : [which]).map(server =>
        manager.ask(
          'POST /console/{venue}/payments/{payment}/refund',
          { venue: venueOf(at), payment, body },
          server,
        ),
      ),
    );
    if (heard.some(({ kind }) => kind === 'answer')) at.notes.hit('terminal-given-back');
  }
};

/** Sales at one terminal, one after the other, from the first scan to what goes back. */
export const runTerminalJourney = async (at: AtTerminal): Promise<void> => {
  const { plan } = at;
  const device = plan.place === 'kiosk' ? await enrol(at) : null;
  const begin = async (planned: PlannedSale): Promise<Payer | null> => {
    if (plan.place === 'counter') return beginAtCounter(at, planned);
    return device && beginAtKiosk(at, device, planned);
  };
  const paid: string[] = [];
  for (const planned of plan.sales) {
    const payment = await sell(at, planned, () => begin(planned));
    if (payment !== null) paid.push(payment);
  }
  await mend(at);
  if (plan.settles === 'before') await settle(at);
  await giveBack(at, paid);
  if (plan.settles === 'after') await settle(at);
};
