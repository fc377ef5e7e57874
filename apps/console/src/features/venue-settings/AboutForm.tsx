import { TextInput } from '@mantine/core';
import type { AboutSettings } from '@tableside/contract/http/console-settings';
import { aboutProblems } from '@tableside/domain/venue';
import { call } from '../../api/call.ts';
import { type TextKey, useText } from '../../i18n/index.ts';
import { LanguageChecks } from '../../parts/LanguageChecks.tsx';
import { SettingsCard } from '../../parts/SettingsCard.tsx';
import { usePageDraft } from '../../parts/use-page-draft.ts';
import { type AboutLine, aboutBody, aboutDraft } from './about-draft.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { TextsByLanguage } from './TextsByLanguage.tsx';
import { useSavePage } from './use-save-page.ts';

/** The contract's bounds. */
const LONGEST = { name: 80, address: 200, phone: 40, link: 300, description: 1_000, welcome: 200 };
const WHY: Partial<Record<string, TextKey>> = {
  missing: 'about.missing',
  phone: 'about.phoneWrong',
  link: 'about.linkWrong',
};

/** Who the venue is, and in which languages guests read it. */
export const AboutForm = ({ about }: { about: AboutSettings }) => {
  const { t } = useText();
  const page = usePageDraft(about, aboutDraft);
  const saving = useSavePage();
  const { save, wrong, setWrong } = saving;
  const { draft, setDraft, revision, begin } = page;
  const submit = async (): Promise<void> => {
    const body = aboutBody(draft, revision);
    const problems = aboutProblems(body);
    setWrong(problems);
    if (Object.keys(problems).length > 0) return;
    await save(
      `about ${JSON.stringify(body)}`,
      venue => call('POST /console/{venue}/settings/about', { venue, body }),
      settings => begin(settings.about),
    );
  };
  const line = (field: AboutLine, longest: number = LONGEST.link) => {
    const why = WHY[wrong[field] ?? ''];
    return (
      <TextInput
        label={t(`about.${field}`)}
        value={draft[field]}
        maxLength={longest}
        autoComplete="off"
        error={why && t(why)}
        onChange={event => {
          const typed = event.currentTarget.value;
          setDraft({ ...draft, [field]: typed });
          setWrong(Object.fromEntries(Object.entries(wrong).filter(([each]) => each !== field)));
        }}
      />
    );
  };
  const languages = [about.main_language, ...draft.languages];
  return (
    <SettingsForm page={page} saving={saving} onSubmit={submit}>
      <SettingsCard>
        <h2>{t('about.who')}</h2>
        {line('name', LONGEST.name)}
        {line('address', LONGEST.address)}
        {line('phone', LONGEST.phone)}
        {line('website_link')}
        {line('facebook_link')}
        {line('instagram_link')}
      </SettingsCard>
      <SettingsCard>
        <h2>{t('about.languages')}</h2>
        <p>{t('about.languagesHint')}</p>
        <LanguageChecks
          label={t('about.languages')}
          main={about.main_language}
          chosen={draft.languages}
          onChange={chosen => setDraft({ ...draft, languages: chosen })}
        />
      </SettingsCard>
      <SettingsCard>
        <h2>{t('about.texts')}</h2>
        <TextsByLanguage
          title={t('about.welcome')}
          hint={t('about.welcomeHint')}
          languages={languages}
          longest={LONGEST.welcome}
          value={draft.welcome}
          onChange={welcome => setDraft({ ...draft, welcome })}
        />
        <TextsByLanguage
          title={t('about.description')}
          hint={t('about.descriptionHint')}
          languages={languages}
          longest={LONGEST.description}
          value={draft.description}
          onChange={description => setDraft({ ...draft, description })}
        />
      </SettingsCard>
    </SettingsForm>
  );
};
