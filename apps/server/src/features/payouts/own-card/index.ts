import { join } from 'node:path';
import { Refusal } from '@tableside/contract';
import { CONSENT_VERSION } from '@tableside/domain/gifts';
import type { Picture } from '@tableside/domain/menu';
import { written } from '@tableside/domain/venue';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/mount/handler.ts';
import { forgetPictures, storedPicture, uploadPicture } from '../../pictures/index.ts';
import { audit } from '../../staff/index.ts';
import { lockPictures, writeConsent } from './consent-store.ts';
import { endGivingTo } from './end-giving.ts';
import { ownTipsView } from './own-tips-view.ts';

type Calls =
  | 'GET /console/{venue}/own-tips'
  | `POST /console/{venue}/own-tips/${'consent' | 'withdraw' | 'picture'}`;

/** The stored picture of that id. Refuses validation_failed by its field. */
const pictureOf = async ({ env }: Deps, field: string, id: string | null): Promise<Picture | null> => {
  const picture = id === null ? null : await storedPicture(join(env.dataDir, 'media'), id);
  if (id !== null && !picture) throw new Refusal('validation_failed', { fields: { [field]: 'picture' } });
  return picture;
};

/**
 * What guests see of somebody on a tip card: that person's own, said under the text that they read, and taken back whenever
 * they like. The log says that they did, and nothing of what was shown: it stays, and theirs does not.
 */
export const ownCardHandlers = (deps: Deps): Handlers<Calls> => ({
  'GET /console/{venue}/own-tips': ({ staff, meta }) => ownTipsView(deps, deps.database.run, { staff, meta }),

  'POST /console/{venue}/own-tips/consent': async ({ staff, body, meta }) => {
    const { version } = body;
    if (version !== CONSENT_VERSION) throw new Refusal('settings_changed');
    const shown = {
      shownName: body.shown_name.trim() || staff.name,
      description: written(body.description),
      thanks: written(body.thanks),
      photo: await pictureOf(deps, 'photo', body.photo),
      thanksPhoto: await pictureOf(deps, 'thanks_photo', body.thanks_photo),
      version,
      at: new Date(deps.clock()),
    };
    const { before, view } = await deps.database.transaction(async run => {
      const pictures = await lockPictures(run, staff);
      await writeConsent(run, staff, shown);
      const data = { agrees: true, version };
      await audit(run, staff, { action: 'tip-consent', subject: `staff:${staff.userId}`, data });
      return { before: pictures, view: await ownTipsView(deps, run, { staff, meta }) };
    });
    await forgetPictures(deps, before);
    return view;
  },

  'POST /console/{venue}/own-tips/withdraw': async ({ staff, meta }) => {
    const { afterwards, view } = await deps.database.transaction(async run => {
      const { venueId, userId } = staff;
      const forget = await endGivingTo(run, { venueId, userId, at: new Date(deps.clock()) });
      const data = { agrees: false };
      await audit(run, staff, { action: 'tip-consent', subject: `staff:${userId}`, data });
      return { afterwards: forget, view: await ownTipsView(deps, run, { staff, meta }) };
    });
    await afterwards(deps);
    return view;
  },

  'POST /console/{venue}/own-tips/picture': uploadPicture(deps, ({ userId }) => `own:${userId}`),
});
