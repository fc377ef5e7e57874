import { Button, Checkbox, TextInput } from '@mantine/core';
import { useText } from '../../../i18n/index.ts';
import { SettingsCard } from '../../../parts/page/SettingsCard.tsx';
import { useCopy } from '../../../parts/use-copy.ts';
import styles from '../venue-settings.module.css';

type Props = {
  /** Its path on this site. */
  readonly page: string;
  readonly on: boolean;
  /** It is so already, and not only chosen in the form. */
  readonly saved: boolean;
  readonly onTurn: (to: boolean) => void;
};

/** The menu for everybody: whether there is one, where, and what strangers read there. */
export const PublicMenuCard = ({ page, on, saved, onTurn }: Props) => {
  const { t } = useText();
  const address = `${window.location.origin}${page}`;
  const { copied, copy } = useCopy(address);
  return (
    <SettingsCard>
      <h2>{t('about.public_menu')}</h2>
      <Checkbox
        size="md"
        className={styles.switch}
        classNames={{ body: styles.switchBody }}
        label={t('about.publicOn')}
        description={t('about.publicHint')}
        checked={on}
        onChange={event => onTurn(event.currentTarget.checked)}
      />
      {on && (
        <div className={styles.publicPage}>
          <TextInput
            label={t('about.publicAddress')}
            value={address}
            readOnly
            onFocus={event => event.currentTarget.select()}
          />
          <Button variant="default" onClick={() => void copy()}>
            {t(copied ? 'about.publicCopied' : 'about.publicCopy')}
          </Button>
          {saved && (
            <Button variant="default" component="a" href={page} target="_blank" rel="noopener">
              {t('about.publicOpen')}
            </Button>
          )}
        </div>
      )}
    </SettingsCard>
  );
};
