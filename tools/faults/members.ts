import { randomUUID } from 'node:crypto';
import type { AtTable } from './at-table.ts';
import { type Guest, tableBill } from './guest.ts';
import { person } from './staff-hands.ts';

/** Given by the house when somebody joins: enough for one reward, and not for two. */
const WELCOME = 7;
/** A reward in these venues. */
export const REWARD = { cost: 5, amount: 250 } as const;
/** Minor units paid for one point. */
export const EVERY = 100;

const PASSWORD = 'green bicycle';

/** The guest makes an account, joins, and the house gives them points. */
export const join = async (at: AtTable, { asker: phone, session }: Guest): Promise<boolean> => {
  const email = `member-${randomUUID()}@faults.test`;
  const signUp = { email, password: PASSWORD, name: 'Rūta', terms: true as const, language: 'en' };
  const made = await phone.must('POST /auth/sign-up/email', { body: signUp });
  // The answer may have been lost, and the account is there.
  if (!made) await phone.must('POST /auth/sign-in/email', { body: { email, password: PASSWORD } });
  const body = { session, loyalty_program_id: at.place.program };
  const joined = await phone.must('POST /loyalty/enroll-to-program', { body });
  const number = joined?.user.loyalty_programs[0]?.loyalty_card_number;
  if (!number) return false;
  const venue = at.place.venue.id;
  const manager = person(at, 'manager');
  const found = await manager.must('GET /console/{venue}/loyalty/members', {
    venue,
    query: { find: number },
  });
  const card = found?.members[0]?.id;
  if (!card) return false;
  const given = { units: WELCOME, reason: 'Welcome' };
  await manager.must('POST /console/{venue}/loyalty/members/{card}/points', { venue, card, body: given });
  return true;
};

/** They use a reward for the bill of the table from two phones at once, at both servers. */
export const useRewards = async (at: AtTable, guest: Guest): Promise<void> => {
  const bill = at.plan.kind === 'prepaid' ? null : await tableBill(guest);
  if (!bill) return;
  const { asker: phone, session } = guest;
  const body = { unique_order_number: bill.unique_order_number, loyalty_program_id: at.place.program };
  const heard = await Promise.all(
    [0, 1].map(server =>
      phone.ask(
        'POST /orders/use-loyalty-reward/{session}',
        { session, body, idempotencyKey: randomUUID() },
        server,
      ),
    ),
  );
  if (heard.some(({ kind }) => kind === 'answer')) at.notes.hit('reward-by-two-phones');
};
