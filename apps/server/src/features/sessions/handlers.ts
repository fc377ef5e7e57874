import { Refusal } from '@tableside/contract';
import { isLanguageOffered } from '@tableside/domain/session';
import type { Deps } from '../../deps.ts';
import { withEtag } from '../../http/answers/etag.ts';
import type { GuestSession } from '../../http/guest.ts';
import { isUuid } from '../../http/identifiers.ts';
import type { Handlers } from '../../http/mount/handler.ts';
import { hashOfToken } from '../../http/tokens.ts';
import { e164 } from './phone-number.ts';
import { writeLanguage, writePhone } from './store.ts';

const refusePreview = ({ mode }: GuestSession): void => {
  if (mode === 'preview') throw new Refusal('preview_mode');
};

/** What a phone asks and remembers about its session. Spec 1§7. */
export const sessionHandlers = ({
  database,
  venues,
  sessions,
}: Pick<Deps, 'database' | 'venues' | 'sessions'>): Handlers<
  | 'GET /check-same-device/{session}'
  | 'POST /session/{session}/update-language'
  | 'POST /session/{session}/add-phone-number'
  | 'GET /translations/{restaurantId}/{lang}/'
> => ({
  'GET /check-same-device/{session}': async ({ params, meta }) => {
    const stored = await sessions.lookUp(params.session);
    if (!stored) throw new Refusal('session_not_found');
    const device = meta.deviceToken === null ? null : hashOfToken(meta.deviceToken);
    if (!device?.equals(stored.deviceHash)) {
      throw new Refusal('not_the_same_device', { table_hash: stored.session.table.code });
    }
    return { same_device: true as const };
  },

  'POST /session/{session}/update-language': async ({ guest, body }) => {
    refusePreview(guest);
    const { settings } = await venues.get(guest.venueId, guest.venue.revision);
    if (!isLanguageOffered(body.language, settings.mainLanguage, settings.languages)) {
      throw new Refusal('language_not_offered');
    }
    await writeLanguage(database, guest.sessionId, body.language);
    return { selected_language: body.language };
  },

  'POST /session/{session}/add-phone-number': async ({ guest, body }) => {
    refusePreview(guest);
    const phone = await e164(body.countryCallingCode, body.nationalNumber);
    await writePhone(database, guest.sessionId, phone);
    return { phone_number: phone };
  },

  'GET /translations/{restaurantId}/{lang}/': async ({ params, meta }) => {
    if (!isUuid(params.restaurantId)) throw new Refusal('not_found');
    const { settings } = await venues.get(params.restaurantId);
    if (!isLanguageOffered(params.lang, settings.mainLanguage, settings.languages)) {
      throw new Refusal('language_not_offered');
    }
    const { translations, mainLanguage } = settings;
    // Where the main language was changed since, words in another one are better than none.
    const anyWords: Record<string, string> = Object.assign({}, ...Object.values(translations));
    const texts = { ...anyWords, ...translations[mainLanguage], ...translations[params.lang] };
    return withEtag(meta, texts);
  },
});
