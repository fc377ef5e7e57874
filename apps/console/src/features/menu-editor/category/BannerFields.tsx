import { Switch } from '@mantine/core';
import type { Picture } from '@tableside/domain/menu';
import type { CategoryHead } from '@tableside/domain/menu-edit';
import { useText } from '../../../i18n/index.ts';
import { PictureField } from '../dish/PictureField.tsx';
import { useDraft } from '../draft/draft-context.ts';
import styles from '../menu-editor.module.css';
import { languageName } from '../words.ts';

type Props = { readonly category: CategoryHead; readonly onSet: (category: CategoryHead) => void };

/** The picture that stands in place of a category's heading: one for all, and others where it holds words. */
export const BannerFields = ({ category, onSet }: Props) => {
  const { t } = useText();
  const { draft } = useDraft();
  const { bannerTranslations, hideUntranslatedBanners, banner } = category;
  const put = (language: string, picture: Picture | null) => {
    const { [language]: _, ...others } = bannerTranslations;
    const bannerTranslated = picture ? { ...others, [language]: picture } : others;
    onSet({ ...category, bannerTranslations: bannerTranslated });
  };
  return (
    <fieldset className={styles.part}>
      <legend>{t('menu.banner')}</legend>
      <p className={styles.soft}>{t('menu.bannerHint')}</p>
      <PictureField
        picture={banner}
        shape="wide"
        of={languageName(draft.main_language)}
        onSet={picture => onSet({ ...category, banner: picture })}
      />
      {draft.languages.length > 0 && (
        <details className={styles.details} open={Object.keys(bannerTranslations).length > 0}>
          <summary>
            {t('menu.bannerLanguages')} <b>{Object.keys(bannerTranslations).length || t('menu.nothing')}</b>
          </summary>
          {draft.languages.map(language => (
            <div key={language} className={styles.part}>
              <b lang={language}>{languageName(language)}</b>
              <PictureField
                picture={bannerTranslations[language] ?? null}
                shape="wide"
                of={languageName(language)}
                onSet={picture => put(language, picture)}
              />
            </div>
          ))}
          <Switch
            size="md"
            label={t('menu.bannerHide')}
            checked={hideUntranslatedBanners}
            onChange={event => onSet({ ...category, hideUntranslatedBanners: event.currentTarget.checked })}
          />
        </details>
      )}
    </fieldset>
  );
};
