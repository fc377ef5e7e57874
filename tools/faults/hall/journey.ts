import { dispute, giveBack, payOut, reject, steer } from './acts.ts';
import type { AtHall } from './at-hall.ts';
import { payTogether, placeTogether } from './guest.ts';

const breathe = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms));
const nothing = async (): Promise<void> => undefined;

/** Two to six phones in a hall, from the first scan to the last cent of each stall. */
export const runHallJourney = async (at: AtHall): Promise<void> => {
  const { plan, stage, notes } = at;
  const phones = (
    await Promise.all(
      plan.phones.map(async planned => {
        const placed = await placeTogether(at, planned);
        return placed ? [{ placed, planned }] : [];
      }),
    )
  ).flat();
  if (plan.stops !== null) await steer(at, plan.stops, 'asked');
  const [first] = phones;
  const paying = phones.map(({ placed, planned }) => {
    const isFirst = placed === first?.placed;
    const dark = async (): Promise<void> => {
      await breathe(plan.seed % 25);
      await stage.kill(plan.seed);
      notes.hit('kill-nine');
    };
    return payTogether(at, placed, planned.payment, isFirst && plan.kill === 'charge' ? dark : nothing);
  });
  const refusing = plan.rejects.map(async (which, turn) => {
    await breathe(50 + (plan.seed % 200) * (turn + 1));
    await reject(at, which);
  });
  await Promise.all([...paying, ...refusing]);
  if (plan.kill === 'share') {
    // Shares leave within seconds of the money: one of the servers ends in the middle of it.
    await breathe(plan.seed % 900);
    await stage.kill(plan.seed + 1);
    notes.hit('kill-nine');
  }
  // What was paid by now can be refused by its stall: its share goes back alone.
  for (const which of plan.rejects) await reject(at, which + 1);
  if (plan.paysOut) await payOut(at);
  await giveBack(at);
  await dispute(at);
  if (plan.stops !== null) await steer(at, plan.stops, 'accepted');
};
