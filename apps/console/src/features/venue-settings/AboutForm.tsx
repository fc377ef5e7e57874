import { TextInput } from '@mantine/core';
import type { AboutSettings } from '@tableside/contract/http/console-settings';
import { aboutProblems } from '@tableside/domain/venue';
import { call } from '../../api/call.ts';
import { type TextKey, useText } from '../../i18n/index.ts';
import { LanguageChecks } from '../../parts/LanguageChecks.tsx';
import { SettingsCard } from '../../parts/SettingsCard.tsx';
import { type AboutLine, aboutBody, aboutDraft } from './about-draft.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { TextsByLanguage } from './TextsByLanguage.tsx';
import { useCheckedPage } from './use-checked-page.ts';

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
  const { page, saving, draft, submit, wrong } = useCheckedPage(about, {
    name: 'about',
    draftOf: aboutDraft,
    bodyOf: aboutBody,
    problemsOf: aboutProblems,
    send: (venue, body) => call('POST /console/{venue}/settings/about', { venue, body }),
    savedIn: settings => settings.about,
  });
  const { setDraft } = page;
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
          saving.setWrong(Object.fromEntries(Object.entries(wrong).filter(([each]) => each !== field)));
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
