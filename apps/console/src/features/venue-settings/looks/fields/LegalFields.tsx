import { TextInput } from '@mantine/core';
import { CUSTOMIZATIONS } from '@tableside/domain/venue';
import { useText } from '../../../../i18n/index.ts';
import { GrowingTextarea } from '../../../../parts/form/GrowingTextarea.tsx';
import { SettingsCard } from '../../../../parts/page/SettingsCard.tsx';
import type { LookTexts, SetLook } from '../looks-draft.ts';

type Props = { values: LookTexts; wrong: Readonly<Record<string, string>>; onSet: SetLook };

/** What a venue has to say: its disclaimer, terms and privacy. */
export const LegalFields = ({ values, wrong, onSet }: Props) => {
  const { t } = useText();
  return (
    <SettingsCard>
      <h2>{t('looks.legal')}</h2>
      {(['terms-link', 'privacy-link'] as const).map(name => (
        <TextInput
          key={name}
          label={t(`looks.${name}`)}
          maxLength={CUSTOMIZATIONS[name].maxLength}
          autoComplete="off"
          inputMode="url"
          error={wrong[name] && t('about.linkWrong')}
          value={values[name] ?? ''}
          onChange={event => onSet(name, event.currentTarget.value)}
        />
      ))}
      <GrowingTextarea
        label={t('looks.disclaimer')}
        description={t('looks.disclaimer.hint')}
        maxLength={CUSTOMIZATIONS.disclaimer.maxLength}
        error={wrong.disclaimer && t('looks.wrong.text')}
        value={values.disclaimer ?? ''}
        onChange={event => onSet('disclaimer', event.currentTarget.value)}
      />
    </SettingsCard>
  );
};
