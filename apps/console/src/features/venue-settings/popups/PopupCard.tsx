import { Checkbox, TextInput } from '@mantine/core';
import { type TextKey, useText } from '../../../i18n/index.ts';
import { PictureField } from '../../menu-editor/index.ts';
import { TextsByLanguage } from '../about/TextsByLanguage.tsx';
import { FoldCard, type FoldProps } from '../FoldCard.tsx';
import type { WrongFields } from '../use-save-page.ts';
import styles from '../venue-settings.module.css';
import type { PopupDraft } from './popups-draft.ts';

type Props = FoldProps & {
  popup: PopupDraft;
  languages: readonly string[];
  wrong: WrongFields;
  onChange: (popup: PopupDraft) => void;
};
/** Why something of a pop-up or a card cannot stay. */
export const POPUP_WHY: Partial<Record<string, TextKey>> = {
  picture: 'popups.wrong.picture',
  link: 'popups.wrong.link',
  missing: 'popups.wrong.missing',
  day: 'popups.wrong.day',
  before: 'popups.wrong.before',
  categories: 'popups.wrong.categories',
};

/** One pop-up: its picture, its button, its days. */
export const PopupCard = (props: Props) => {
  const { popup, languages, wrong, onChange, ...rest } = props;
  const { place } = rest;
  const { t } = useText();
  const name = t('popups.number', { number: place + 1 });
  const why = (field: string): string | undefined => {
    const key = POPUP_WHY[wrong[`popups.${place}.${field}`] ?? ''];
    return key && t(key);
  };
  const day = (field: 'from' | 'to') => (
    <TextInput
      type="date"
      label={t(`popups.${field}`)}
      value={popup[field] ?? ''}
      error={why(field)}
      onChange={event => onChange({ ...popup, [field]: event.currentTarget.value || null })}
    />
  );
  return (
    <FoldCard {...rest} name={name} summary={t(popup.shown ? 'popups.isShown' : 'popups.isHidden')}>
      <Checkbox
        size="md"
        classNames={{ body: styles.switchBody }}
        label={t('popups.shown')}
        checked={popup.shown}
        onChange={event => onChange({ ...popup, shown: event.currentTarget.checked })}
      />
      <PictureField
        picture={popup.image}
        shape="wide"
        of={name}
        onSet={image => onChange({ ...popup, image })}
      />
      {why('image') && <p role="alert">{why('image')}</p>}
      <TextsByLanguage
        title={t('popups.button')}
        hint={t('popups.buttonHint')}
        languages={languages}
        longest={60}
        value={popup.button}
        error={why('button')}
        onChange={button => onChange({ ...popup, button })}
      />
      <TextInput
        label={t('popups.url')}
        inputMode="url"
        autoComplete="off"
        maxLength={500}
        value={popup.url}
        error={why('url')}
        onChange={event => onChange({ ...popup, url: event.currentTarget.value })}
      />
      <div className={styles.pair}>
        {day('from')}
        {day('to')}
      </div>
    </FoldCard>
  );
};
