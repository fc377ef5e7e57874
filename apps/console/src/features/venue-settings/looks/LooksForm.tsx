import { Button, Checkbox } from '@mantine/core';
import type { LooksSettings } from '@tableside/contract/http/shared/looks';
import { contrastWarnings, themeColors, withTheme } from '@tableside/domain/theme';
import { lookProblems } from '@tableside/domain/venue';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useText } from '../../../i18n/index.ts';
import { SettingsCard } from '../../../parts/page/SettingsCard.tsx';
import { useCheckedPage } from '../use-checked-page.ts';
import { ContrastNotes } from './ContrastNotes.tsx';
import { ColourField } from './fields/ColourField.tsx';
import { LayoutFields } from './fields/LayoutFields.tsx';
import { LegalFields } from './fields/LegalFields.tsx';
import { LoadingFields } from './fields/LoadingFields.tsx';
import { PictureFields } from './fields/PictureFields.tsx';
import styles from './looks.module.css';
import { type LooksDraft, listOf, looksBody, looksDraft, type SetLook } from './looks-draft.ts';
import { ThemePicker } from './ThemePicker.tsx';
import { WithPreview } from './WithPreview.tsx';

const COLOURS = {
  'primary-color': 'primary',
  'background-color': 'background',
  'text-color': 'text',
  'card-background-color': 'surface',
} as const;

/** How guest screens look, with a phone beside that shows it while it is being chosen. */
export const LooksForm = ({ looks }: { looks: LooksSettings }) => {
  const { t } = useText();
  /** As it was before the theme that was put on. */
  const [before, setBefore] = useState<LooksDraft | null>(null);
  const {
    page,
    saving,
    draft,
    set: change,
    submit,
    wrong,
  } = useCheckedPage(looks, {
    name: 'looks',
    draftOf: looksDraft,
    bodyOf: (chosen, revision) => ({ revision, ...looksBody(chosen) }),
    problemsOf: ({ values }) => lookProblems(values),
    send: (venue, body) => call('POST /console/{venue}/settings/looks', { venue, body }),
    savedIn: settings => settings.looks,
    onSaved: () => setBefore(null),
  });
  const { values, loading } = draft;
  const set: SetLook = (name, value) => {
    const { [name]: _, ...others } = values;
    change({ values: value === '' ? others : { ...values, [name]: value } });
  };
  const list = listOf(values);
  const theme = themeColors(list);
  return (
    <WithPreview
      page={page}
      saving={saving}
      onSubmit={submit}
      tried={{ looks: looksBody(draft) }}
      first="menu"
      loadingPictures={`${loading?.logo?.id} ${loading?.background_image?.id} ${draft.logo?.id}`}
    >
      <SettingsCard>
        <h2>{t('looks.themes')}</h2>
        <p>{t('looks.themesHint')}</p>
        <ThemePicker
          values={values}
          onWear={name => {
            setBefore(before ?? draft);
            change({ values: withTheme(values, name) });
          }}
        />
        {before && (
          <Button
            variant="default"
            onClick={() => {
              change(before);
              setBefore(null);
            }}
          >
            {t('looks.themeUndo')}
          </Button>
        )}
      </SettingsCard>
      <SettingsCard>
        <h2>{t('looks.colours')}</h2>
        <p>{t('looks.coloursHint')}</p>
        <div className={styles.colours}>
          {(Object.keys(COLOURS) as (keyof typeof COLOURS)[]).map(name => (
            <ColourField
              key={name}
              label={t(`looks.${name}`)}
              value={values[name] ?? ''}
              own={theme[COLOURS[name]]}
              error={wrong[name] && t('looks.wrong.colour')}
              onChange={colour => set(name, colour)}
            />
          ))}
        </div>
        <ContrastNotes warnings={contrastWarnings(list, loading?.background_color ?? null)} onSet={set} />
        <Checkbox
          size="md"
          classNames={{ body: styles.check }}
          label={t('looks.dark-mode')}
          description={t('looks.dark-mode.hint')}
          checked={theme.dark}
          disabled={values['background-color'] !== undefined}
          onChange={event => set('dark-mode', event.currentTarget.checked ? 'true' : '')}
        />
      </SettingsCard>
      <LayoutFields values={values} onSet={set} />
      <PictureFields draft={draft} wrong={wrong} onChange={change} />
      <LoadingFields draft={draft} theme={theme} onChange={change} />
      <LegalFields values={values} wrong={wrong} onSet={set} />
    </WithPreview>
  );
};
