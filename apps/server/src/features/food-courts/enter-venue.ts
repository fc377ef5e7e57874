import { Refusal } from '@tableside/contract';
import { isLanguageOffered } from '@tableside/domain/session';
import type { Deps } from '../../deps.ts';
import { browserLanguages } from '../../http/answers/browser-languages.ts';
import { isUuid } from '../../http/identifiers.ts';
import type { Handler, Handlers } from '../../http/mount/handler.ts';
import { hashOfToken } from '../../http/tokens.ts';
import { appendToOutbox } from '../../realtime/index.ts';
import { rememberPhone, type Scanner } from '../scan/index.ts';
import { tellOthers } from './basket/index.ts';
import { readCounter, readCounterSessions, writeLanguage } from './court-store.ts';
import { takeOverTold } from './telling/index.ts';
import { provenVisit } from './visit.ts';

type Parts = Pick<Deps, 'database' | 'clock' | 'limits' | 'sessions' | 'secretBox'> & {
  readonly scanner: Scanner;
};

/** The session that the phone remembers at the venue, where it still holds and its guest picks up. */
const remembered = async (
  { sessions }: Parts,
  venueId: string,
  { session, deviceToken }: { readonly session: string | null; readonly deviceToken: string | null },
) => {
  if (session === null) return null;
  try {
    const guest = await sessions.prove(session, deviceToken);
    const fits = guest.venueId === venueId && guest.mode === 'scan' && guest.table.orderType === 'pickup';
    return fits ? { session, restaurant_id: venueId, table_id: guest.table.id } : null;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
};

/**
 * From the hall to a venue: the phone sits at the venue's counter, as if it had scanned the code there. What the scan
 * refuses is refused. FOOD-20, FOOD-63.
 */
const goToRestaurant =
  (parts: Parts): Handler<'POST /food-courts/go-to-restaurant/{id}'> =>
  async ({ params: { id }, body, meta }) => {
    const visit = await provenVisit(parts, body.food_court_session, meta);
    if (visit.isClosed) throw new Refusal('food_court_closed');
    const counter = isUuid(id) ? await readCounter(parts.database.run, visit.courtId, id) : null;
    if (counter === null) throw new Refusal('not_accepting_orders');
    const { deviceToken } = meta;
    const here = await remembered(parts, id, { session: body.session, deviceToken });
    if (here) return here;
    const opened = await parts.scanner.open(counter, 'scan', {
      ip: meta.ip,
      deviceToken,
      languages: [visit.language, ...browserLanguages(meta.headers['accept-language'])],
      kiosk: null,
      hallBasket: visit.basketId,
    });
    if (opened.isNew) {
      const { run } = parts.database;
      const others = (await readCounterSessions(run, visit)).map(session => session.id);
      await takeOverTold(run, hashOfToken(opened.token), others, visit.now);
      if (visit.basketId !== null) {
        // The others of the basket come along, so that they hear what is chosen here.
        await tellOthers(run, visit.basketId, { but: visit.id, sent: false, now: visit.now });
      }
    }
    rememberPhone(meta, opened);
    return { session: opened.token, restaurant_id: opened.venueId, table_id: opened.tableId };
  };

const updateLanguage =
  (parts: Parts): Handler<'POST /food-courts/update-food-court-session-language'> =>
  async ({ body: { food_court_session: token, language }, meta }) => {
    const visit = await provenVisit(parts, token, meta);
    if (!isLanguageOffered(language, visit.mainLanguage, visit.languages))
      throw new Refusal('language_not_offered');
    await parts.database.transaction(async run => {
      await writeLanguage(run, visit, { ...visit, language });
      await appendToOutbox(run, [
        { audience: `court-visit:${visit.id}`, event: 'food-court-language', data: { language } },
      ]);
    });
    return { language };
  };

/** What a guest does from the hall. */
export const enterHandlers = (
  parts: Parts,
): Handlers<
  'POST /food-courts/go-to-restaurant/{id}' | 'POST /food-courts/update-food-court-session-language'
> => ({
  'POST /food-courts/go-to-restaurant/{id}': goToRestaurant(parts),
  'POST /food-courts/update-food-court-session-language': updateLanguage(parts),
});
