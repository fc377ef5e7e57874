import { Button, NativeSelect } from '@mantine/core';
import type { AboutSettings } from '@tableside/contract/http/admin/settings';
import { LANGUAGE_NAMES } from '@tableside/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { menuDraftKey } from '../../../api/query-keys.ts';
import { useText } from '../../../i18n/index.ts';
import { SettingsCard } from '../../../parts/page/SettingsCard.tsx';
import { useVenue } from '../../session/index.ts';
import { useSavePage } from '../use-save-page.ts';

/** Which of the venue's languages is read where a translation is missing; changed by itself, beside the page's form. */
export const MainLanguage = ({ about }: { about: AboutSettings }) => {
  const { t } = useText();
  const venue = useVenue();
  const client = useQueryClient();
  const { save, busy, disabled, sheet, wrong } = useSavePage();
  const [language, setLanguage] = useState(about.main_language);
  const missing = Number(/^missing (\d+)$/.exec(wrong.main_language ?? '')?.[1] ?? 0);
  const submit = () =>
    save(
      `main language ${language} ${about.revision}`,
      id =>
        call('POST /console/{venue}/settings/main-language', {
          venue: id,
          body: { revision: about.revision, language },
        }),
      () => void client.invalidateQueries({ queryKey: menuDraftKey(venue.id) }),
    );
  return (
    <SettingsCard onSubmit={submit}>
      <h2>{t('about.mainLanguage')}</h2>
      <NativeSelect
        aria-label={t('about.mainLanguage')}
        description={t('about.mainLanguageHint')}
        error={missing > 0 && t('about.mainLanguageMissing', { count: missing })}
        data={[about.main_language, ...about.languages].map(value => ({
          value,
          label: LANGUAGE_NAMES[value]?.name ?? value,
        }))}
        value={language}
        onChange={event => setLanguage(event.currentTarget.value)}
      />
      {language !== about.main_language && (
        <Button type="submit" variant="default" loading={busy} disabled={disabled}>
          {t('about.mainLanguageSet')}
        </Button>
      )}
      {sheet}
    </SettingsCard>
  );
};
