import { Refusal } from '@tableside/contract';
import { METHODS_OF_TIP } from '@tableside/contract/http/gifts';
import type { Deps } from '../../deps.ts';
import { browserLanguages } from '../../http/answers/browser-languages.ts';
import type { Handlers } from '../../http/mount/handler.ts';
import { ofPerson, thumbnailUrl } from '../media/index.ts';
import { personnelView } from '../payments/index.ts';
import { cardView, languageOfCard } from './card-view.ts';
import { openCard } from './open-card.ts';
import { tipIntent } from './tip-intent.ts';

export { cardView, languageOfCard } from './card-view.ts';
export { givenCard } from './given-card.ts';
export { languagesOf, openCard } from './open-card.ts';

type TipCall = keyof typeof METHODS_OF_TIP;

const beginning = (deps: Deps): Handlers<TipCall> =>
  Object.fromEntries(
    Object.entries(METHODS_OF_TIP).map(([call, methods]) => [call, tipIntent(deps, methods)]),
  ) as Handlers<TipCall>;

/** Tips by card, as guests give them. ADR 0032 */
export const tipCardHandlers = (
  deps: Deps,
): Handlers<TipCall | 'GET /tips/get-data/{hash}' | 'GET /personnel/get-v2/{hash}'> => ({
  ...beginning(deps),
  'GET /tips/get-data/{hash}': async ({ params, query, meta }) => {
    const open = await openCard(deps, params.hash, meta.ip);
    const browser = browserLanguages(meta.headers['accept-language']);
    return cardView(open, languageOfCard(open, query.language ?? null, browser));
  },
  'GET /personnel/get-v2/{hash}': async ({ params, meta }) => {
    const { person, venue } = await openCard(deps, params.hash, meta.ip);
    if (!person) throw new Refusal('tip_card_unavailable');
    const photo = person.photo && ofPerson(thumbnailUrl(person.photo));
    return { personnel: personnelView({ ...person, photo }, venue) };
  },
});
