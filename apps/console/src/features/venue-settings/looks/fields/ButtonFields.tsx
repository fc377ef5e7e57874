import { Button, Checkbox, TextInput } from '@mantine/core';
import { useText } from '../../../../i18n/index.ts';
import { SettingsCard } from '../../../../parts/page/SettingsCard.tsx';
import { TextsByLanguage } from '../../about/TextsByLanguage.tsx';
import type { WrongFields } from '../../use-save-page.ts';
import styles from '../looks.module.css';
import { nextKey, type OwnButton } from '../welcome-draft.ts';
import { EntryHead } from './EntryHead.tsx';

/** The contract's bounds. */
const MOST = 8;
const LONGEST = { text: 60, link: 300 } as const;

type Props = {
  buttons: readonly OwnButton[];
  /** The main one first. */
  languages: readonly string[];
  wrong: WrongFields;
  onChange: (buttons: readonly OwnButton[]) => void;
};

/** The venue's own buttons on the welcome page. */
export const ButtonFields = ({ buttons, languages, wrong, onChange }: Props) => {
  const { t } = useText();
  return (
    <SettingsCard>
      <h2>{t('welcome.buttons')}</h2>
      <p>{t('welcome.buttonsHint')}</p>
      {buttons.map((button, place) => {
        const number = place + 1;
        const set = (part: Partial<OwnButton>) => onChange(buttons.with(place, { ...button, ...part }));
        return (
          <fieldset key={button.key} className={styles.entry} aria-label={t('welcome.nth', { number })}>
            <EntryHead
              list={buttons}
              place={place}
              words={{
                up: t('welcome.upButton', { number }),
                down: t('welcome.downButton', { number }),
                remove: t('welcome.removeButton', { number }),
              }}
              onChange={onChange}
            >
              <h3>{t('welcome.nth', { number })}</h3>
            </EntryHead>
            <TextsByLanguage
              title={t('welcome.text')}
              languages={languages}
              longest={LONGEST.text}
              value={button.text}
              error={wrong[`buttons.${place}.text`] && t('welcome.textMissing')}
              onChange={text => set({ text })}
            />
            <TextInput
              label={t('welcome.link')}
              inputMode="url"
              autoComplete="off"
              maxLength={LONGEST.link}
              error={wrong[`buttons.${place}.link`] && t('about.linkWrong')}
              value={button.link}
              onChange={event => set({ link: event.currentTarget.value })}
            />
            <Checkbox
              size="md"
              classNames={{ body: styles.check }}
              label={t('welcome.newTab')}
              checked={button.open_new_tab}
              onChange={event => set({ open_new_tab: event.currentTarget.checked })}
            />
          </fieldset>
        );
      })}
      {buttons.length < MOST && (
        <Button
          variant="default"
          onClick={() =>
            onChange([...buttons, { key: nextKey(buttons), text: {}, link: '', open_new_tab: true }])
          }
        >
          {t('welcome.addButton')}
        </Button>
      )}
    </SettingsCard>
  );
};
