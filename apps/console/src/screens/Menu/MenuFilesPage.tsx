import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { ExportCard, ImportCard } from '../../features/menu-files/index.ts';
import { useVenue } from '../../features/session/index.ts';
import { useText } from '../../i18n/index.ts';
import { sectionPath } from '../../routes.ts';
import styles from '../screens.module.css';

/** The menu from files and into files. */
export const MenuFilesPage = () => {
  const { t } = useText();
  const { slug } = useVenue();
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <Button
        component={Link}
        className={styles.link}
        href={sectionPath(slug, 'menu')}
        variant="subtle"
        px={0}
      >
        {t('menuFiles.back')}
      </Button>
      <h1 className={styles.title}>{t('menuFiles.title')}</h1>
      <div className={styles.list}>
        <ImportCard />
        <ExportCard />
      </div>
    </div>
  );
};
