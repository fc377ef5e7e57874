import { join } from 'node:path';
import type { FoodCourt } from '@tableside/contract/http/food-courts';
import type pg from 'pg';
import { firstPainted, measuringBrowser } from './support/cold-visit.ts';
import { poolOf } from './support/database.ts';
import { hallCode } from './support/hall.ts';
import { json, send } from './support/http.ts';
import { median } from './support/measure.ts';
import { report } from './support/report.ts';
import { startServer } from './support/server-process.ts';
import { serveStatic, staticHall } from './support/static-page.ts';

const ROUNDS = 5;
const STALLS = 60;

/** Stalls beside those of the demo, as the one that is copied: a hall shows their cards alone. */
const fillHall = async (pool: pg.Pool): Promise<void> => {
  await pool.query(
    `with here as (select f.id, count(*)::int as stalls, max(x.position) as last
       from food_court f join food_court_venue x on x.food_court_id = f.id where f.code = $1 group by f.id),
     wanted as (select n, gen_random_uuid() as id from here, generate_series(1, $2 - here.stalls) n),
     pattern as (select v.id, to_jsonb(v) as says from venue v where slug = 'hall-taco'),
     made as (
       insert into venue select (jsonb_populate_record(null::venue, v.says || jsonb_build_object('id', w.id,
         'slug', 'hall-more-' || w.n, 'name', 'Kitchen ' || w.n))).* from pattern v, wanted w returning id),
     counters as (
       insert into venue_table select (jsonb_populate_record(null::venue_table, t.says || jsonb_build_object(
         'id', gen_random_uuid(), 'venue_id', w.id, 'code', 'MORE-' || w.n, 'short_code', lpad(w.n::text, 5, '7')))).*
       from (select to_jsonb(t) as says from venue_table t join pattern v on v.id = t.venue_id where t.order_type = 'pickup' limit 1) t, wanted w
       where exists (select from made))
     insert into food_court_venue (venue_id, food_court_id, position)
     select w.id, here.id, here.last + w.n from wanted w, here where exists (select from made)`,
    [hallCode, STALLS],
  );
};

/** Cards that stand in for what is coming are none. */
const CARD = 'main li:not([data-skeleton])';

/** From the scan of a hall's code to its first card, against a static page with the same cards and pictures. */
export const run = async (): Promise<void> => {
  const server = await startServer({});
  const browser = await measuringBrowser();
  const pool = poolOf(server.dataDir, 1);
  try {
    await fillHall(pool);
    const answer = await send(`${server.base}/api/food-courts/get-by-hash/${hallCode}`, {
      body: { food_court_session: null },
      headers: { origin: server.base },
    });
    const { food_court: court } = json<{ food_court: FoodCourt }>(answer);
    if (court.restaurants.length !== STALLS)
      throw new Error(`the hall shows ${court.restaurants.length} stalls`);
    const still = await serveStatic(staticHall(court), join(server.dataDir, 'media'));
    const ours: number[] = [];
    const reference: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      reference.push((await firstPainted(browser, `${still.base}/`, CARD)).at);
      ours.push((await firstPainted(browser, `${server.base}/food-court/${hallCode}`, CARD)).at);
    }
    await still.stop();
    report('hall-page', [
      {
        what: `from the scan of a hall with ${STALLS} stalls: first card against a static page`,
        value: median(ours) / median(reference),
        unit: 'x',
        atMost: 1.15,
        from: `${median(ours).toFixed(0)} and ${median(reference).toFixed(0)} ms; cold, 1.6 Mbit/s, 150 ms, CPU 4x slower, median of ${ROUNDS}`,
      },
    ]);
  } finally {
    await browser.close();
    await pool.end();
    await server.stop();
  }
};
