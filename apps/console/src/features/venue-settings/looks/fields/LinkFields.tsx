import { Button, TextInput } from '@mantine/core';
import { useText } from '../../../../i18n/index.ts';
import { SettingsCard } from '../../../../parts/page/SettingsCard.tsx';
import type { WrongFields } from '../../use-save-page.ts';
import styles from '../looks.module.css';
import { nextKey, type OwnLink } from '../welcome-draft.ts';
import { EntryHead } from './EntryHead.tsx';

/** The contract's bounds. */
const MOST = 8;
const LONGEST = { name: 30, link: 300 } as const;

type Props = {
  links: readonly OwnLink[];
  wrong: WrongFields;
  onChange: (links: readonly OwnLink[]) => void;
};

/** Where else the venue can be found. */
export const LinkFields = ({ links, wrong, onChange }: Props) => {
  const { t } = useText();
  return (
    <SettingsCard>
      <h2>{t('welcome.links')}</h2>
      <p>{t('welcome.linksHint')}</p>
      {links.map((own, place) => {
        const number = place + 1;
        const set = (part: Partial<OwnLink>) => onChange(links.with(place, { ...own, ...part }));
        return (
          <fieldset key={own.key} className={styles.entry} aria-label={t('welcome.linkNth', { number })}>
            <EntryHead
              list={links}
              place={place}
              words={{
                up: t('welcome.upLink', { number }),
                down: t('welcome.downLink', { number }),
                remove: t('welcome.removeLink', { number }),
              }}
              onChange={onChange}
            >
              <h3>{t('welcome.linkNth', { number })}</h3>
            </EntryHead>
            <TextInput
              label={t('welcome.linkName')}
              autoComplete="off"
              maxLength={LONGEST.name}
              error={wrong[`social_links.${place}.name`] && t('welcome.nameMissing')}
              value={own.name}
              onChange={event => set({ name: event.currentTarget.value })}
            />
            <TextInput
              label={t('welcome.linkAddress')}
              inputMode="url"
              autoComplete="off"
              maxLength={LONGEST.link}
              error={wrong[`social_links.${place}.link`] && t('about.linkWrong')}
              value={own.link}
              onChange={event => set({ link: event.currentTarget.value })}
            />
          </fieldset>
        );
      })}
      {links.length < MOST && (
        <Button
          variant="default"
          onClick={() => onChange([...links, { key: nextKey(links), name: '', link: '' }])}
        >
          {t('welcome.addLink')}
        </Button>
      )}
    </SettingsCard>
  );
};
