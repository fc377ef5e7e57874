import { NativeSelect } from '@mantine/core';
import { LANGUAGE_NAMES } from '@tableside/i18n';
import { useText } from '../../i18n/index.ts';
import { LanguageChecks } from '../../parts/form/LanguageChecks.tsx';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import type { CourtDraft } from './court-draft.ts';

type Languages = Pick<CourtDraft, 'main_language' | 'languages'>;
const ALL = Object.entries(LANGUAGE_NAMES);

/** In which languages guests read the hall. */
export const LanguageFields = ({
  value: { main_language: main, languages },
  onChange,
}: {
  value: Languages;
  onChange: (change: Languages) => void;
}) => {
  const { t } = useText();
  return (
    <SettingsCard>
      <h2>{t('courts.languages')}</h2>
      <NativeSelect
        label={t('courts.mainLanguage')}
        data={ALL.map(([value, { name }]) => ({ value, label: name }))}
        value={main}
        onChange={event => onChange({ main_language: event.currentTarget.value, languages })}
      />
      <h3>{t('courts.otherLanguages')}</h3>
      <LanguageChecks
        label={t('courts.otherLanguages')}
        main={main}
        chosen={languages.filter(language => language !== main)}
        onChange={chosen => onChange({ main_language: main, languages: chosen })}
      />
    </SettingsCard>
  );
};
