import { Refusal } from '@tableside/contract';
import { aboutProblems, webLink, written } from '@tableside/domain/venue';
import { LANGUAGE_NAMES } from '@tableside/i18n';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { savePage } from './save-page.ts';

const linkOf = (typed: string | null): string | null => (typed === null ? null : webLink(typed));

/** Says who the venue is. Refuses validation_failed for what guests could not use, settings_changed. */
export const saveAbout =
  (deps: Deps): Handler<'POST /console/{venue}/settings/about'> =>
  async ({ staff, body }) => {
    const spoken = body.languages.every(language => language in LANGUAGE_NAMES);
    const fields = { ...aboutProblems(body), ...(!spoken && { languages: 'unknown' }) };
    if (Object.keys(fields).length > 0) throw new Refusal('validation_failed', { fields });
    return savePage(deps, staff, { page: 'about', revision: body.revision }, ({ settings }) => ({
      name: body.name,
      settings: {
        address: body.address,
        phone: body.phone,
        type: body.type,
        wifiNetwork: body.wifi_network || null,
        wifiPassword: body.wifi_password || null,
        publicMenu: body.public_menu,
        websiteLink: linkOf(body.website_link),
        facebookLink: linkOf(body.facebook_link),
        instagramLink: linkOf(body.instagram_link),
        languages: [...new Set(body.languages)].filter(language => language !== settings.mainLanguage),
        description: written(body.description),
        splashDescription: written(body.welcome),
      },
    }));
  };
