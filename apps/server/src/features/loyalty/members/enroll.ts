import { randomInt } from 'node:crypto';
import { Refusal } from '@tableside/contract';
import {
  cardNumber,
  DRAWN_DIGITS,
  enrolmentProblems,
  keptAnswers,
  typedCardNumber,
} from '@tableside/domain/loyalty';
import { oldCardNumber } from '@tableside/domain/old-cards';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { type Handler, keepsOutcome } from '../../../http/mount/handler.ts';
import { accountView } from '../../guest-accounts/index.ts';
import { CARDS_OF_OTHERS } from '../../limits/index.ts';
import { insertCard } from '../member-store.ts';
import { isOldCard, takeOldCard } from '../old-cards/old-card-store.ts';
import type { ProgramRow } from '../program-store.ts';
import { joinOutside } from './join-outside.ts';
import { loyaltyPlace, programOf } from './standing.ts';

/** Of ten thousand million numbers a drawn one is hardly ever taken; a few rounds are plenty. */
const ROUNDS = 5;

const drawn = (): string => cardNumber(String(randomInt(10 ** DRAWN_DIGITS)).padStart(DRAWN_DIGITS, '0'));

/** The number that a guest brings; null: one is to be given out. Refuses card_not_valid. LOYAL-25, LOYAL-27. */
const broughtNumber = async (run: Run, program: ProgramRow, typed: string): Promise<string | null> => {
  if (!program.takesCards || typed.trim() === '') return null;
  // Another system has numbers of its own make, and says itself whether it knows one.
  if (program.isExternal) return typed.trim();
  const number = typedCardNumber(typed);
  if (number !== null) return number;
  // A card of before has a number of any make; it is known by being there.
  const old = oldCardNumber(typed);
  if (old === null || !(await isOldCard(run, program.id, old))) throw new Refusal('card_not_valid');
  return old;
};

/** The answers as they are kept. Refuses validation_failed with the fields that are wrong. LOYAL-22…24. */
const answersOf = (
  { fields }: ProgramRow,
  given: Readonly<Record<string, string>>,
  countryCode: string,
): Readonly<Record<string, string>> => {
  const problems = enrolmentProblems(fields, given, countryCode);
  if (Object.keys(problems).length > 0) throw new Refusal('validation_failed', { fields: problems });
  return keptAnswers(fields, given);
};

type Card = Omit<Parameters<typeof insertCard>[1], 'number'>;

/** Writes the card under a number that nobody has. Refuses card_already_used where it is another's. */
const writeCard = async (run: Run, card: Card, brought: string | null): Promise<void> => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const outcome = await insertCard(run, { ...card, number: brought ?? drawn() });
    if (outcome !== 'number') return;
    if (brought !== null) throw new Refusal('card_already_used');
  }
  throw new Refusal('unavailable');
};

const enroll =
  (deps: Deps): Handler<'POST /loyalty/enroll-to-program'> =>
  async ({ account, body, meta }) => {
    const place = await loyaltyPlace(deps, meta, body);
    const program = programOf(place, body.loyalty_program_id);
    const { accountId } = account;
    const { run } = deps.database;
    const answers = answersOf(program, body.fields, place.venue.settings.countryCode);
    // Whoever tries out numbers looks for cards of others: few tries, and a card that is got gives its try back, unless
    // something was on it: who left and came back with the next number would use up all of them.
    const attempt =
      body.card_number.trim() === '' ? null : deps.limits.attempt('cards', accountId, CARDS_OF_OTHERS);
    const brought = await broughtNumber(run, program, body.card_number);
    const now = new Date(deps.clock());
    const card = { programId: program.id, accountId, answers, now, months: program.cardMonths };
    if (program.isExternal) await joinOutside(deps, place.venue.settings, program, { ...card, brought });
    const tookOld =
      !program.isExternal &&
      (await deps.database.transaction(async within => {
        await writeCard(within, card, brought);
        if (brought === null) return false;
        return takeOldCard(within, { programId: program.id, accountId, number: brought, now });
      }));
    if (!tookOld) attempt?.forgive();
    return { user: await accountView(run, accountId, deps.clock()) };
  };

/** Joins a programme; of a repeated call it is kept that it was done. LOYAL-17, LOYAL-40. */
export const enrollToProgram = (deps: Deps) =>
  keepsOutcome(enroll(deps), {
    kept: () => ({}),
    again: async (_, { account }) => ({
      user: await accountView(deps.database.run, account.accountId, deps.clock()),
    }),
  });
