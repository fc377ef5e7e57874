import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Refusal } from '@tableside/contract';
import { nameProblem } from '@tableside/domain/codes';
import { courtChange, courtProblems } from '@tableside/domain/food-courts';
import type { Picture } from '@tableside/domain/menu';
import { written } from '@tableside/domain/venue';
import { LANGUAGE_NAMES } from '@tableside/i18n';
import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import type { CallInputOnServer, Handler, StaffContext } from '../../http/mount/handler.ts';
import { appendToOutbox } from '../../realtime/index.ts';
import { noteFound } from '../notices/index.ts';
import { hoursFrom } from '../pace/index.ts';
import { storedPicture } from '../pictures/index.ts';
import { audit, base32 } from '../staff/index.ts';
import { addTables } from '../tables/index.ts';
import {
  type Chosen,
  insertCourt,
  lockOrganisation,
  readCourts,
  readCourtVenues,
  readTableNames,
  writeCourt,
  writeVenues,
} from './console-store.ts';
import { courtsView } from './courts-view.ts';

type Body = Omit<
  CallInputOnServer<'POST /console/{venue}/food-courts/add'>['body'],
  'operator' | 'direct' | 'invoices' | 'texts' | 'shared_baskets' | 'hours'
>;

/** Letters of a code, out of thirty-two: no two meet, and it can be typed. It opens a list that anybody may see. */
const CODE_LETTERS = 8;
/** What the table is called where guests of a hall pick up. */
const COUNTER = { lt: 'Atsiėmimas', en: 'Pickup' } as const;

/** Around the clock: what a hall is until its owner says otherwise. */
const ALWAYS = { weekly: [], exceptions: [], last_order_minutes: 0 };

const refuse = (fields: Readonly<Record<string, string>>): void => {
  if (Object.keys(fields).length > 0) throw new Refusal('validation_failed', { fields });
};

/** What was chosen as it is stored. Refuses validation_failed for languages and pictures that there are not. */
const chosenOf = async (
  { env }: Pick<Deps, 'env'>,
  body: Body,
): Promise<Omit<Chosen, 'operator' | 'direct' | 'invoices' | 'texts' | 'sharedBaskets' | 'hours'>> => {
  const spoken = [body.main_language, ...body.languages].every(language => language in LANGUAGE_NAMES);
  const cover: Picture | null | undefined =
    body.cover === null ? null : ((await storedPicture(join(env.dataDir, 'media'), body.cover)) ?? undefined);
  refuse({ ...(!spoken && { languages: 'unknown' }), ...(cover === undefined && { cover: 'picture' }) });
  return {
    name: written(body.name),
    description: written(body.description),
    cover: cover ?? null,
    mainLanguage: body.main_language,
    languages: [...new Set(body.languages)].filter(language => language !== body.main_language),
  };
};

/** A pickup table for a venue that has none: there guests of the hall order. ADR 0027. */
const giveCounter = async (run: Run, venue: { readonly id: string; readonly mainLanguage: string }) => {
  const usual = venue.mainLanguage === 'lt' ? COUNTER.lt : COUNTER.en;
  const taken = await readTableNames(run, venue.id);
  let name: string = usual;
  for (let next = 2; nameProblem([name], taken) !== null; next += 1) name = `${usual} ${next}`;
  await addTables(run, venue.id, [name], { area: '', orderType: 'pickup' });
};

/** Money of the stalls goes to accounts that whoever saves is the owner of. Refuses validation_failed. ADR 0034 */
const refuseOperator = async (
  run: Run,
  { env }: Pick<Deps, 'env'>,
  staff: StaffContext,
  { before, after }: { readonly before: string | null; readonly after: string | null },
): Promise<void> => {
  if (after === before || after === null) return;
  const known = await readCourtVenues(run, { ...staff, demo: env.demo });
  refuse(known.some(({ id, mine }) => id === after && mine) ? {} : { operator: 'unknown' });
};

/** Puts the venues in. Refuses validation_failed for those that cannot be in it. */
const putVenues = async (
  run: Run,
  { env }: Pick<Deps, 'env'>,
  { staff, courtId, body }: { readonly staff: StaffContext; readonly courtId: string; readonly body: Body },
): Promise<void> => {
  const known = await readCourtVenues(run, { ...staff, demo: env.demo });
  const idsOf = (those: typeof known) => those.map(({ id }) => id);
  refuse(
    courtProblems(
      { name: body.name, mainLanguage: body.main_language, venues: body.venues },
      {
        before: idsOf(known.filter(({ foodCourt }) => foodCourt === courtId)),
        owned: idsOf(known.filter(({ mine }) => mine)),
        taken: idsOf(known.filter(({ foodCourt }) => foodCourt !== null && foodCourt !== courtId)),
      },
    ),
  );
  const joining = known.filter(
    ({ id, foodCourt, hasCounter }) => body.venues.includes(id) && foodCourt !== courtId && !hasCounter,
  );
  for (const venue of joining) await giveCounter(run, venue);
  await writeVenues(run, courtId, body.venues);
};

/** Makes a food court under a code that no other one has. Refuses validation_failed. */
export const addCourt =
  (deps: Deps): Handler<'POST /console/{venue}/food-courts/add'> =>
  async ({ staff, body, meta }) => {
    const {
      operator,
      direct = false,
      invoices = false,
      texts = false,
      shared_baskets: shared = false,
    } = body;
    const chosen = {
      ...(await chosenOf(deps, body)),
      operator,
      direct,
      invoices,
      texts,
      sharedBaskets: shared,
      hours: hoursFrom(body.hours ?? ALWAYS),
    };
    const court = await deps.database.transaction(async run => {
      await lockOrganisation(run, staff.venueId);
      await refuseOperator(run, deps, staff, { before: null, after: chosen.operator });
      let id: string | null = null;
      while (id === null) {
        const code = base32(randomBytes(CODE_LETTERS)).slice(0, CODE_LETTERS);
        id = await insertCourt(run, staff.venueId, { ...chosen, code, by: staff.name });
      }
      await putVenues(run, deps, { staff, courtId: id, body });
      const data = { name: chosen.name[chosen.mainLanguage] ?? '', venues: body.venues.length };
      await audit(run, staff, { action: 'food-court-add', subject: `food-court:${id}`, data });
      return id;
    });
    return { court, food_courts: await courtsView(deps, deps.database.run, staff, meta) };
  };

/**
 * Changes a food court, all but its venues only for an owner of one in it; the others in it are told. Refuses not_allowed,
 * food_court_not_found, validation_failed, settings_changed.
 */
export const saveCourt =
  (deps: Deps): Handler<'POST /console/{venue}/food-courts/{court}/save'> =>
  async ({ staff, params, body, meta }) => {
    const wished = await chosenOf(deps, body);
    await deps.database.transaction(async run => {
      await lockOrganisation(run, staff.venueId);
      const before = (await readCourts(run, staff.venueId)).find(({ id }) => id === params.court);
      if (!before) throw new Refusal('food_court_not_found');
      const { operator = before.operator, direct = before.direct } = body;
      const { invoices = before.invoices, texts = before.texts } = body;
      const { shared_baskets: sharedBaskets = before.sharedBaskets } = body;
      const hours = body.hours ? hoursFrom(body.hours) : before.hours;
      const chosen = { ...wished, operator, direct, invoices, texts, sharedBaskets, hours };
      await refuseOperator(run, deps, staff, { before: before.operator, after: chosen.operator });
      const known = await readCourtVenues(run, { ...staff, demo: deps.env.demo });
      const stalls = known.filter(({ foodCourt }) => foodCourt === before.id);
      const isOwn = stalls.length === 0 || stalls.some(({ mine }) => mine);
      const what = courtChange(before, { ...chosen, isOpen: body.open });
      if (what !== null && !isOwn) throw new Refusal('not_allowed');
      const at = new Date(deps.clock());
      const next = { ...chosen, open: body.open, seen: body.revision, by: staff.name, at };
      if (!(await writeCourt(run, before.id, next))) {
        const { revision, changedBy } = before;
        throw new Refusal('settings_changed', { revision, changed_by: changedBy });
      }
      await putVenues(run, deps, { staff, courtId: before.id, body });
      const data = {
        name: chosen.name[chosen.mainLanguage] ?? '',
        open: body.open,
        in: body.venues.filter(id => !before.venues.includes(id)).length,
        out: before.venues.filter(id => !body.venues.includes(id)).length,
      };
      const deed = { action: 'food-court-change', subject: `food-court:${before.id}`, data };
      await audit(run, staff, deed);
      await appendToOutbox(run, [{ audience: `court:${before.id}`, event: 'food-court-updated', data: {} }]);
      if (what === null) return;
      // The others in it have read nothing of it: in their own log, and by a letter.
      const others = stalls.filter(({ mine, id }) => !mine && id !== staff.venueId);
      const name = before.name[before.mainLanguage] ?? '';
      for (const { id: venueId } of others) {
        await audit(run, { ...staff, venueId }, deed);
        const dedupeKey = `food-court:${before.id}:${before.revision + 1}:${venueId}`;
        const subject = [what, staff.name, name].join('|');
        await noteFound(run, { venueId, cause: 'food-court', dedupeKey, subject }, at);
      }
    });
    return courtsView(deps, deps.database.run, staff, meta);
  };
