import { randomUUID } from 'node:crypto';
import { poolOf } from './support/database.ts';
import { call, type Phone, plainItems, scan } from './support/guest.ts';
import { cookiesOf, json, send } from './support/http.ts';
import { median } from './support/measure.ts';
import { report } from './support/report.ts';
import { startServer } from './support/server-process.ts';

const LINES = 4;
const WARM = 40;
const ROUNDS = 400;
/** What a member comes to who was here nearly every day of a year. */
const LEDGER = 300;

const joined = async (base: string, phone: Phone): Promise<Phone> => {
  const post = (path: string, cookie: string, body: unknown) =>
    send(`${base}/api${path}`, {
      body,
      headers: { cookie, origin: base, 'idempotency-key': randomUUID() },
    });
  const made = await post('/auth/sign-up/email', phone.cookie, {
    email: `bench-${randomUUID()}@example.test`,
    password: 'green bicycle',
    name: 'Ona',
    terms: true,
    language: 'en',
  });
  json(made);
  const cookie = `${phone.cookie}; ${cookiesOf(made)}`;
  const asked = await post('/loyalty/validate-user', cookie, { session: phone.session });
  const [program] = json<{ loyalty_programs: { id: string }[] }>(asked).loyalty_programs;
  json(
    await post('/loyalty/enroll-to-program', cookie, {
      session: phone.session,
      loyalty_program_id: program?.id,
    }),
  );
  return { ...phone, cookie };
};

/** The price of a cart for a member of a programme with tiers against that for everybody, one after the other on a quiet server. */
export const run = async (): Promise<void> => {
  const server = await startServer({});
  const pool = poolOf(server.dataDir, 1);
  try {
    const anybody = await scan(server.base, 'VILNIUS-3');
    const member = await joined(server.base, await scan(server.base, 'VILNIUS-4'));
    await pool.query(
      `insert into loyalty_line (card_id, venue_id, at, units, cause)
       select c.id, p.venue_id, now() - make_interval(days => n), 1, 'payment'
       from loyalty_card c join loyalty_program p on p.id = c.program_id, generate_series(1, $1::int) n
       where p.tiers is not null`,
      [LEDGER],
    );
    const items = (await plainItems(server.base, anybody)).slice(0, LINES);
    for (const phone of [anybody, member])
      for (const menu_item_id of items)
        await call(server.base, phone, `/cart/${phone.session}/add`, { menu_item_id, quantity: 1 });
    const timed = async (phone: Phone): Promise<number> => {
      const started = performance.now();
      await call(server.base, phone, `/cart/${phone.session}/get`);
      return performance.now() - started;
    };
    const { loyalty_percent: percent } = await call<{ loyalty_percent: number }>(
      server.base,
      member,
      `/cart/${member.session}/get`,
    );
    if (percent === 0) throw new Error('the member is none');
    const took: { anybody: number[]; member: number[] } = { anybody: [], member: [] };
    for (let round = 0; round < WARM + ROUNDS; round += 1) {
      // Who goes first changes each time: nobody always finds the caches warm.
      const [first, second] = round % 2 === 0 ? ([anybody, member] as const) : ([member, anybody] as const);
      const [one, other] = [await timed(first), await timed(second)];
      if (round < WARM) continue;
      took.anybody.push(first === anybody ? one : other);
      took.member.push(first === anybody ? other : one);
    }
    const [without, as] = [median(took.anybody), median(took.member)];
    report('loyalty', [
      {
        what: 'a cart priced for a member against everybody',
        value: as / without,
        unit: 'x',
        atMost: 1.1,
        from: `${as.toFixed(2)} and ${without.toFixed(2)} ms over HTTP, ${LINES} lines, a programme with tiers, ${LEDGER} lines on the card, ${percent} % off, medians of ${ROUNDS}`,
      },
    ]);
  } finally {
    await pool.end();
    await server.stop();
  }
};
