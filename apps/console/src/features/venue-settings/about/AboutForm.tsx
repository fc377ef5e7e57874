import { NativeSelect, TextInput } from '@mantine/core';
import type { AboutSettings } from '@tableside/contract/http/admin/settings';
import { aboutProblems, VENUE_TYPES } from '@tableside/domain/venue';
import { call } from '../../../api/call.ts';
import { type TextKey, useText } from '../../../i18n/index.ts';
import { LanguageChecks } from '../../../parts/form/LanguageChecks.tsx';
import { SettingsCard } from '../../../parts/page/SettingsCard.tsx';
import { SettingsForm } from '../SettingsForm.tsx';
import { useCheckedPage } from '../use-checked-page.ts';
import { type AboutLine, aboutBody, aboutDraft } from './about-draft.ts';
import { PublicMenuCard } from './PublicMenuCard.tsx';
import { TextsByLanguage } from './TextsByLanguage.tsx';

/** The contract's bounds. */
const LONGEST = { name: 80, address: 200, phone: 40, link: 300, description: 1_000, welcome: 200 };
const LONGEST_WIFI = { network: 32, password: 63 };
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
        <NativeSelect
          label={t('setup.type')}
          description={t('about.typeHint')}
          data={VENUE_TYPES.map(value => ({ value, label: t(`setup.type.${value}`) }))}
          value={draft.type}
          onChange={event => {
            const type = VENUE_TYPES.find(each => each === event.currentTarget.value);
            if (type) setDraft({ ...draft, type });
          }}
        />
        {line('address', LONGEST.address)}
        {line('phone', LONGEST.phone)}
        {line('website_link')}
        {line('facebook_link')}
        {line('instagram_link')}
      </SettingsCard>
      <SettingsCard>
        <h2>{t('about.wifi')}</h2>
        <p>{t('about.wifiHint')}</p>
        {line('wifi_network', LONGEST_WIFI.network)}
        {line('wifi_password', LONGEST_WIFI.password)}
      </SettingsCard>
      <PublicMenuCard
        page={about.public_page}
        on={draft.public_menu}
        saved={about.public_menu}
        onTurn={to => setDraft({ ...draft, public_menu: to })}
      />
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
