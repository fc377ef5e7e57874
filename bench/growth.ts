import autocannon from 'autocannon';
import { liftCaps, placeOrderRates } from './place-order.ts';
import { poolOf } from './support/database.ts';
import { GROWN, grow } from './support/grow.ts';
import { scan } from './support/guest.ts';
import { median } from './support/measure.ts';
import { report } from './support/report.ts';
import { type RunningServer, startServer } from './support/server-process.ts';

const ROUNDS = 5;

const menuReads = async (server: RunningServer): Promise<number> => {
  const phone = await scan(server.base, 'CAFE-1');
  const result = await autocannon({
    url: `${server.base}/api/get-menu-categories/${phone.session}`,
    headers: { cookie: phone.cookie, 'accept-encoding': 'br' },
    connections: 8,
    duration: 3,
  });
  return result.requests.average;
};

/** Place-order and menu read in a grown database against an empty one, both servers alive in the same run. */
export const run = async (): Promise<void> => {
  const empty = await startServer({});
  const grown = await startServer({});
  const emptyPool = poolOf(empty.dataDir);
  const grownPool = poolOf(grown.dataDir);
  try {
    await grow(grownPool);
    await liftCaps(emptyPool);
    await liftCaps(grownPool);
    await placeOrderRates(empty, emptyPool);
    await placeOrderRates(grown, grownPool);
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({
        emptyOrders: (await placeOrderRates(empty, emptyPool)).ours,
        grownOrders: (await placeOrderRates(grown, grownPool)).ours,
        emptyReads: await menuReads(empty),
        grownReads: await menuReads(grown),
      });
    }
    const { rows } = await grownPool.query('select count(*)::int as orders from orders');
    const size = `${GROWN.venues} venues, ${rows[0].orders} orders, ${GROWN.venues * GROWN.itemsPerVenue} items`;
    report('growth', [
      {
        what: 'place-order time, grown against empty',
        value: median(rounds.map(round => round.emptyOrders / round.grownOrders)),
        unit: 'x',
        atMost: 1.2,
        from: `${size}; ${median(rounds.map(round => round.grownOrders)).toFixed(0)}/s and ${median(rounds.map(round => round.emptyOrders)).toFixed(0)}/s`,
      },
      {
        what: 'menu read time, grown against empty',
        value: median(rounds.map(round => round.emptyReads / round.grownReads)),
        unit: 'x',
        atMost: 1.2,
        from: `${median(rounds.map(round => round.grownReads)).toFixed(0)}/s and ${median(rounds.map(round => round.emptyReads)).toFixed(0)}/s`,
      },
    ]);
  } finally {
    await emptyPool.end();
    await grownPool.end();
    await empty.stop();
    await grown.stop();
  }
};
