import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Refusal } from '@tableside/contract';
import type { Picture } from '@tableside/domain/menu';
import { FILTER_WIDTHS, isWideFilter, popupProblems, webLink, written } from '@tableside/domain/venue';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { storedPicture } from '../pictures/index.ts';
import { savePage } from './save-page.ts';

const wordsOrNull = (texts: Readonly<Record<string, string>>) => {
  const words = written(texts);
  return Object.keys(words).length > 0 ? words : null;
};

/** Says what guests are shown on the menu and which cards lead into it. Refuses validation_failed by place, settings_changed. */
export const savePopups =
  (deps: Deps): Handler<'POST /console/{venue}/settings/popups'> =>
  async ({ staff, body: { revision, popups, filters } }) => {
    const ids = [...popups, ...filters].flatMap(({ image }) => (image === null ? [] : [image]));
    const mediaDir = join(deps.env.dataDir, 'media');
    const found = await Promise.all(ids.map(async id => [id, await storedPicture(mediaDir, id)] as const));
    return savePage(deps, staff, { page: 'popups', revision }, ({ settings }) => {
      const shownNow = [...settings.popups, ...settings.menuFilters].flatMap(({ image }) => image ?? []);
      const pictures = new Map<string, Picture | null>(shownNow.map(picture => [picture.id, picture]));
      for (const [id, picture] of found) if (picture !== null) pictures.set(id, picture);
      const pictureOf = (id: string | null): Picture | null =>
        id === null ? null : (pictures.get(id) ?? null);
      const asked = popups.map(popup => ({ ...popup, hasPicture: pictureOf(popup.image) !== null }));
      const lost = filters.flatMap(({ image }, at) =>
        image !== null && pictureOf(image) === null ? [[`filters.${at}.image`, 'picture']] : [],
      );
      const fields = {
        ...popupProblems(asked, filters, settings.mainLanguage),
        ...Object.fromEntries(lost),
      };
      if (Object.keys(fields).length > 0) throw new Refusal('validation_failed', { fields });
      return {
        settings: {
          popups: popups.flatMap(({ id, image, shown, button, url, from, to }) => {
            const picture = pictureOf(image);
            const known = settings.popups.some(each => each.id === id);
            return picture === null
              ? []
              : [
                  {
                    id: known && id !== null ? id : randomUUID(),
                    image: picture,
                    ctaText: wordsOrNull(button),
                    url: url.trim() === '' ? null : webLink(url.trim()),
                    shown,
                    from,
                    to,
                  },
                ];
          }),
          menuFilters: filters.map(({ name, wide, categories, image }, at) => {
            const before = settings.menuFilters[at];
            // A width of the venue's own that is as wide as asked stays.
            const width = before && isWideFilter(before) === wide ? before.flexWidth : null;
            return {
              name: written(name),
              image: pictureOf(image),
              flexWidth: width ?? (wide ? FILTER_WIDTHS.whole : FILTER_WIDTHS.half),
              categoryIds: [...new Set(categories)],
            };
          }),
        },
      };
    });
  };
