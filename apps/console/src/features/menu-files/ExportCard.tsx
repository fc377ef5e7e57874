import { Button } from '@mantine/core';
import { EXCHANGE_FORMATS } from '@tableside/domain/menu-exchange';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import { useVenue } from '../session/index.ts';
import styles from './menu-files.module.css';
import { FORMAT_WORDS } from './words.ts';

/** The draft of the menu as a file, in each of the formats. */
export const ExportCard = () => {
  const { t } = useText();
  const { id } = useVenue();
  return (
    <SettingsCard>
      <h2>{t('menuFiles.export')}</h2>
      <p>{t('menuFiles.exportHint')}</p>
      <div className={styles.files}>
        {EXCHANGE_FORMATS.map(format => (
          <Button
            key={format}
            component="a"
            className={styles.link}
            variant="default"
            leftSection={<Icon name="download" />}
            href={`/api/console/${encodeURIComponent(id)}/menu-exchange/${format}`}
            download
          >
            {t(FORMAT_WORDS[format])}
          </Button>
        ))}
      </div>
    </SettingsCard>
  );
};
