import type { OwnTips } from '../tips-query.ts';

/** What guests see of oneself, as it is typed. */
export type OwnDraft = Pick<OwnTips, 'shown_name' | 'description' | 'thanks' | 'photo' | 'thanks_photo'>;

export const ownDraft = ({ shown_name, description, thanks, photo, thanks_photo }: OwnTips): OwnDraft => ({
  shown_name,
  description,
  thanks,
  photo,
  thanks_photo,
});

/** What is agreed to: all of it, under the text that stands beside the button. */
export const consentBody = ({ photo, thanks_photo, ...said }: OwnDraft, { consent }: OwnTips) => ({
  ...said,
  version: consent.asked,
  photo: photo?.id ?? null,
  thanks_photo: thanks_photo?.id ?? null,
});

/** Whether one agreed to the text as it is now: `anew`, to an earlier one, under which the name alone is shown. */
export const standingOf = ({ consent: { asked, agreed } }: OwnTips): 'none' | 'anew' | 'agreed' => {
  if (agreed === null) return 'none';
  return agreed < asked ? 'anew' : 'agreed';
};
