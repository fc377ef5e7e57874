import { Checkbox, NumberInput } from '@mantine/core';
import type { ThemeColors } from '@tableside/domain/theme';
import { useText } from '../../../../i18n/index.ts';
import { SettingsCard } from '../../../../parts/page/SettingsCard.tsx';
import { PictureField } from '../../../menu-editor/index.ts';
import styles from '../looks.module.css';
import type { Loading, LooksDraft } from '../looks-draft.ts';
import { NEW_LOADING } from '../looks-draft.ts';
import { ColourField } from './ColourField.tsx';

const LOGO = { min: 32, max: 320, own: 112 } as const;

type Props = {
  draft: LooksDraft;
  theme: ThemeColors;
  onChange: (change: Partial<LooksDraft>) => void;
};

/** What guests see while the page comes. */
export const LoadingFields = ({ draft, theme, onChange }: Props) => {
  const { t } = useText();
  const { loading, values } = draft;
  const set = (change: Partial<Loading>) => onChange({ loading: { ...(loading ?? NEW_LOADING), ...change } });
  return (
    <SettingsCard>
      <h2>{t('looks.loading')}</h2>
      <p>{t('looks.loadingHint')}</p>
      <ColourField
        label={t('looks.loader-color')}
        value={values['loader-color'] ?? ''}
        own={theme.primary}
        onChange={colour => onChange({ values: { ...values, 'loader-color': colour } })}
      />
      <Checkbox
        size="md"
        classNames={{ body: styles.check }}
        label={t('looks.loading.own')}
        description={t('looks.loading.ownHint')}
        checked={loading !== null}
        onChange={event => onChange({ loading: event.currentTarget.checked ? NEW_LOADING : null })}
      />
      {loading && (
        <>
          <ColourField
            label={t('looks.loading.background_color')}
            value={loading.background_color ?? ''}
            own={theme.background}
            onChange={colour => set({ background_color: colour === '' ? null : colour })}
          />
          <h3>{t('looks.loading.background_image')}</h3>
          <PictureField
            of={t('looks.loading.background_image')}
            picture={loading.background_image}
            shape="screen"
            onSet={background_image => set({ background_image })}
          />
          {loading.background_image && (
            <Checkbox
              size="md"
              classNames={{ body: styles.check }}
              label={t('looks.loading.dark')}
              description={t('looks.loading.darkHint')}
              checked={loading.dark_powered_by}
              onChange={event => set({ dark_powered_by: event.currentTarget.checked })}
            />
          )}
          <h3>{t('looks.loading.logo')}</h3>
          <PictureField
            of={t('looks.loading.logo')}
            picture={loading.logo}
            shape="logo"
            whole
            onSet={logo => set({ logo })}
          />
          {(['logo_width', 'logo_height'] as const).map(side => (
            <NumberInput
              key={side}
              className={styles.count}
              label={t(`looks.loading.${side}`)}
              min={LOGO.min}
              max={LOGO.max}
              step={8}
              allowDecimal={false}
              clampBehavior="blur"
              placeholder={side === 'logo_width' ? String(LOGO.own) : ''}
              value={loading[side] ?? ''}
              onChange={typed =>
                set({ [side]: typed === '' ? null : Math.min(LOGO.max, Math.max(LOGO.min, Number(typed))) })
              }
            />
          ))}
        </>
      )}
    </SettingsCard>
  );
};
