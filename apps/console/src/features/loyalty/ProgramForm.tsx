import { Checkbox, TextInput } from '@mantine/core';
import type { LoyaltySettings } from '@tableside/contract/http/console/loyalty';
import { MAX_FIELDS, MAX_PROGRAMME_NAME, MAX_PROGRAMME_TEXT } from '@tableside/domain/loyalty';
import { DEFAULT_PRIMARY } from '@tableside/domain/theme';
import { call } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import { usePageDraft } from '../../parts/page/use-page-draft.ts';
import { useVenue } from '../session/index.ts';
import { ColourField, FoldList, SettingsForm, TextsByLanguage } from '../venue-settings/index.ts';
import { GivenFields } from './GivenFields.tsx';
import { OfferFields } from './offers/OfferFields.tsx';
import { PointsFields } from './PointsFields.tsx';
import { draftOf, NEW_QUESTION, type ProgramDraft, problemsOf, whyKey } from './program-draft.ts';
import { QuestionCard } from './QuestionCard.tsx';
import { TierFields } from './tiers/TierFields.tsx';
import { useSaveProgram } from './use-loyalty-action.ts';

/** The programme as a whole: what stands on the card, what guests read, what they are asked. */
export const ProgramForm = ({ saved }: { saved: LoyaltySettings }) => {
  const { t } = useText();
  const { role } = useVenue();
  const page = usePageDraft(saved, draftOf);
  const saving = useSaveProgram();
  const { draft, setDraft, revision } = page;
  const { wrong, setWrong } = saving;
  const languages = [saved.main_language, ...saved.languages];
  const set = (change: Partial<ProgramDraft>): void => {
    setDraft({ ...draft, ...change });
    setWrong({});
  };
  const why = (place: string): string | undefined => {
    const key = whyKey(wrong[place]);
    return key && t(key);
  };
  const submit = async (): Promise<void> => {
    const problems = problemsOf(draft, saved.main_language);
    setWrong(problems);
    if (Object.keys(problems).length > 0) return;
    const body = { revision, ...draft };
    page.sending();
    await saving.save(
      `loyalty ${JSON.stringify(body)}`,
      venue => call('POST /console/{venue}/loyalty/save', { venue, body }),
      page.begin,
      page.isChosen,
    );
  };
  return (
    <SettingsForm page={page} saving={saving} onSubmit={submit}>
      <SettingsCard>
        <h2>{t('loyalty.program')}</h2>
        <TextInput
          label={t('loyalty.name')}
          description={t('loyalty.nameHint')}
          maxLength={MAX_PROGRAMME_NAME}
          value={draft.name}
          error={why('name')}
          onChange={event => set({ name: event.currentTarget.value })}
        />
        <GivenFields value={draft} why={why} onChange={set} />
        <ColourField
          label={t('loyalty.cardColor')}
          hint={t('loyalty.colourHint')}
          value={draft.card_color ?? ''}
          own={DEFAULT_PRIMARY}
          error={why('cardColor')}
          onChange={colour => set({ card_color: colour === '' ? null : colour })}
        />
        <ColourField
          label={t('loyalty.cardSecondaryColor')}
          value={draft.card_secondary_color ?? ''}
          own={draft.card_color ?? DEFAULT_PRIMARY}
          error={why('cardSecondaryColor')}
          onChange={colour => set({ card_secondary_color: colour === '' ? null : colour })}
        />
        <TextsByLanguage
          title={t('loyalty.pricingText')}
          hint={t('loyalty.pricingTextHint')}
          languages={languages}
          longest={MAX_PROGRAMME_TEXT}
          value={draft.pricing_text}
          error={why('pricingText')}
          onChange={pricing_text => set({ pricing_text })}
        />
        <Checkbox
          size="md"
          label={t('loyalty.takesCards')}
          description={t('loyalty.takesCardsHint')}
          checked={draft.takes_cards}
          onChange={event => set({ takes_cards: event.currentTarget.checked })}
        />
        {(saved.has_others || draft.everywhere) && (
          <Checkbox
            size="md"
            label={t('loyalty.everywhere')}
            description={t('loyalty.everywhereHint')}
            disabled={role !== 'owner'}
            checked={draft.everywhere}
            onChange={event => set({ everywhere: event.currentTarget.checked })}
          />
        )}
      </SettingsCard>
      <PointsFields
        value={draft.points}
        categories={saved.categories}
        languages={languages}
        why={why}
        onChange={points => set({ points })}
      />
      {draft.points && (
        <TierFields
          value={draft.tiers}
          languages={languages}
          wrong={wrong}
          why={why}
          onChange={tiers => set({ tiers })}
        />
      )}
      <OfferFields
        value={draft.offers}
        levels={draft.tiers?.levels ?? []}
        dishes={saved.dishes}
        languages={languages}
        wrong={wrong}
        onChange={offers => set({ offers })}
      />
      <SettingsCard>
        <h2>{t('loyalty.questions')}</h2>
        <p>{t('loyalty.questionsHint')}</p>
      </SettingsCard>
      <FoldList
        list={draft.fields}
        most={MAX_FIELDS}
        fresh={NEW_QUESTION}
        add={t('loyalty.addQuestion')}
        wrong={wrong}
        prefix="fields."
        onChange={fields => set({ fields })}
        card={(question, fold) => (
          <QuestionCard question={question} {...fold} languages={languages} wrong={wrong} />
        )}
      />
    </SettingsForm>
  );
};
