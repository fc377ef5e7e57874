import { IconButton } from '@tableside/design';
import { useEffect, useState } from 'react';
import { scrolling } from '../../../app/place/scrolling.ts';
import { DISTANCES } from '../../../app/timings.ts';
import { useT } from '../../../texts/texts.ts';
import styles from './ScrollUp.module.css';

/** Back to the top of a long menu, from 900 px on. MENU-25. */
export const ScrollUp = () => {
  const t = useT();
  const [far, setFar] = useState(false);
  useEffect(() => {
    const look = () => setFar(scrollY > DISTANCES.scrollUpAfter);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  if (!far) return null;
  return (
    <IconButton
      icon="up"
      label={t('menu.toTop')}
      className={styles.up}
      onClick={() => scrollTo({ top: 0, behavior: scrolling() })}
    />
  );
};
