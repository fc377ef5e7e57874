import { Switch, TextInput } from '@mantine/core';
import type { ReviewSettings } from '@tableside/contract/http/shared/settings/review-settings';
import { isPlaceId } from '@tableside/domain/reviews';
import { call } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { useCheckedPage } from './use-checked-page.ts';

/** Whether guests are asked how it was, and which place their public reviews are of. */
export const ReviewSettingsForm = ({ reviews }: { reviews: ReviewSettings }) => {
  const { t } = useText();
  const { page, saving, draft, set, submit, wrong } = useCheckedPage(reviews, {
    name: 'reviews',
    draftOf: ({ enabled, google_place_id }) => ({ enabled, place: google_place_id ?? '' }),
    bodyOf: ({ enabled, place }, revision) => ({
      revision,
      enabled,
      google_place_id: place.trim() === '' ? null : place.trim(),
    }),
    problemsOf: ({ google_place_id: place }) =>
      place === null || isPlaceId(place) ? {} : { google_place_id: 'place' },
    send: (venue, body) => call('POST /console/{venue}/settings/reviews', { venue, body }),
    savedIn: settings => settings.reviews,
  });
  return (
    <SettingsForm page={page} saving={saving} onSubmit={submit}>
      <SettingsCard>
        <Switch
          label={t('reviews.ask')}
          description={t('reviews.askHint')}
          checked={draft.enabled}
          onChange={event => set({ enabled: event.currentTarget.checked })}
        />
      </SettingsCard>
      <SettingsCard>
        <h2>{t('reviews.public')}</h2>
        <p>{t('reviews.publicHint')}</p>
        <TextInput
          label={t('reviews.place')}
          description={t('reviews.placeHint')}
          maxLength={300}
          spellCheck={false}
          autoComplete="off"
          value={draft.place}
          error={wrong.google_place_id && t('reviews.placeWrong')}
          onChange={event => set({ place: event.currentTarget.value })}
        />
      </SettingsCard>
    </SettingsForm>
  );
};
