import type { Run } from '../../../database/database.ts';
import { forgetPictures } from '../../pictures/index.ts';
import type { Afterwards, Leaver } from '../../team/index.ts';
import { endConsent, lockPictures } from './consent-store.ts';

/**
 * Ends that somebody is tipped by name, in the caller's transaction, whether they take their consent back or work there no
 * longer (asked by `team/left-seam.ts`): name, words and pictures leave their row, and their cards stay put away until they agree
 * anew and staff put them up again. The files of the pictures go once that is committed, by what is answered.
 */
export const endGivingTo = async (run: Run, leaver: Leaver): Promise<Afterwards> => {
  const pictures = await lockPictures(run, leaver);
  await endConsent(run, leaver, leaver.at);
  return deps => forgetPictures(deps, pictures);
};
