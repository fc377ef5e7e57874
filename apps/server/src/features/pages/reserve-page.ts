import type { Deps } from '../../deps.ts';
import { browserLanguages } from '../../http/answers/browser-languages.ts';
import type { RequestMeta } from '../../http/mount/handler.ts';
import { anyVenue, pageLanguage, reservePage } from '../reservations/index.ts';
import { loadingScreenOf } from '../session-view/index.ts';
import type { Boot, Page } from './guest-app.ts';

type Parts = Pick<Deps, 'database' | 'venues' | 'sms' | 'clock'>;
type Asked = Extract<Page, { kind: 'reserve' }>;

/**
 * How a venue takes reservations, so that its page comes with it; null: there is no such venue, or it never took any. Where
 * it takes no new ones any more, whoever reserved before still finds the page of theirs.
 */
export const reserveBoot = async (parts: Parts, page: Asked, meta: RequestMeta): Promise<Boot | null> => {
  const venue = await anyVenue(parts, page.slug);
  if (!venue?.settings.reservations) return null;
  const language = pageLanguage(venue, page.language, browserLanguages(meta.headers['accept-language']));
  const { name, settings } = venue;
  return {
    language,
    reserve: {
      page: reservePage(parts, venue, language),
      looks: {
        name,
        functionalities: [...settings.functionalities],
        customizations: settings.customizations.map(each => ({ ...each })),
        loading_screen: loadingScreenOf(settings.loadingScreen),
      },
    },
  };
};
