import { randomUUID } from 'node:crypto';
import type { CallAnswer } from '@tableside/contract/client';
import type { AtTable } from './at-table.ts';
import type { PlannedShare } from './plan.ts';
import { person } from './staff-hands.ts';

type Gifts = CallAnswer<'GET /console/{venue}/gifts'>;
type Weights = { readonly to: string; readonly weight: number }[];

/** Points, hours or parts of whoever works there, some of nothing and some that divide badly. */
const weightsOf = ({ plan }: AtTable, { people }: Gifts): Weights =>
  people.map(({ id }, place) => ({ to: id, weight: place === 0 ? 3 : ((plan.seed + place * 7) % 30) / 4 }));

const sayRule = async (at: AtTable, { rule }: PlannedShare, gifts: Gifts): Promise<Gifts> => {
  const points = weightsOf(at, gifts).map(({ to, weight }) => ({ to, points: weight }));
  const input = {
    venue: at.place.venue.id,
    body: { rule, points: rule === 'points' ? points : [] },
  };
  const heard = await person(at, 'owner').must('POST /console/{venue}/gifts/sharing', input);
  if (heard) at.notes.hit('pool-rule-changed');
  return heard ?? gifts;
};

/** The owner shares the pool out, asked for twice at once at both servers; others may be faster, or say another rule. */
export const sharePool = async (at: AtTable, planned: PlannedShare): Promise<void> => {
  const venue = at.place.venue.id;
  const owner = person(at, 'owner');
  const seen = await owner.must('GET /console/{venue}/gifts', { venue });
  if (!seen) return;
  const gifts =
    planned.changes && seen.sharing.rule !== planned.rule ? await sayRule(at, planned, seen) : seen;
  const pool = gifts.owed.find(({ kind, to }) => kind === 'tip' && to === null);
  const amount = Math.floor((Math.round((pool?.owed ?? 0) * 100) * planned.part) / 100);
  if (amount <= 0) return;
  const { rule, version } = gifts.sharing;
  const day = new Date(at.stage.now()).toISOString().slice(0, 10);
  const body = {
    amount,
    version,
    weights: rule === 'points' ? [] : weightsOf(at, gifts),
    ...(rule === 'hours' && { period: { from: day, to: day }, reason: 'nobody clocked in' }),
  };
  const once = randomUUID();
  const heard = await Promise.all(
    [0, 1].map(server =>
      owner.ask(
        'POST /console/{venue}/gifts/share',
        { venue, body, idempotencyKey: planned.twice ? randomUUID() : once },
        server,
      ),
    ),
  );
  if (heard.some(({ kind }) => kind === 'answer')) at.notes.hit('pool-shared');
};
