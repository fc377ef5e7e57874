import { Icon } from '@tableside/design';
import { useT } from '../texts/texts.ts';
import styles from './NotFound.module.css';

/** An address that leads nowhere (yet). */
export const NotFound = () => {
  const t = useT();
  return (
    <main className={styles.page}>
      <Icon name="search" size={40} />
      <h1>{t('common.notFoundTitle')}</h1>
      <p>{t('common.notFoundText')}</p>
      <button type="button" className={styles.back} onClick={() => history.back()}>
        <Icon name="back" size={20} />
        {t('common.back')}
      </button>
    </main>
  );
};

/** Where an installed menu opens while its phone sits at no table. */
export const Start = () => {
  const t = useT();
  return (
    <main className={styles.page}>
      <h1>{t('common.startTitle')}</h1>
      <p>{t('common.startText')}</p>
    </main>
  );
};
