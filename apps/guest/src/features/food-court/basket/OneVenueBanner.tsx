import { Icon, IconButton } from '@tableside/design';
import { useEffect, useState } from 'react';
import { COURT_BANNER_COOKIE, COURT_BANNER_HOURS } from '../../../app/cookies/court-names.ts';
import { readCookie, writeCookie } from '../../../app/cookies/phone-cookie.ts';
import { useT } from '../../../texts/texts.ts';
import styles from './Basket.module.css';

/** FOOD-34. Milliseconds. */
const AFTER = 200;

const DISMISSED = 'dismissed';

/** That other kitchens' dishes go into the same basket; said until it was read. FOOD-33…35, FOOD-75. */
export const OneVenueBanner = () => {
  const t = useT();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (readCookie(COURT_BANNER_COOKIE) === DISMISSED) return;
    const timer = setTimeout(() => setShown(true), AFTER);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  const dismiss = () => {
    setShown(false);
    writeCookie(COURT_BANNER_COOKIE, DISMISSED, COURT_BANNER_HOURS);
  };
  return (
    <aside className={styles.banner}>
      <Icon name="info" size={20} />
      <p>{t('court.oneVenue')}</p>
      <IconButton icon="close" label={t('common.dismiss')} onClick={dismiss} />
    </aside>
  );
};
