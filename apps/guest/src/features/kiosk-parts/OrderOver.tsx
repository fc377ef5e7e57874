import { Button } from '@tableside/design';
import { type ReactNode, useEffect } from 'react';
import { useT } from '../../texts/texts.ts';
import { useGuest } from '../venue/index.ts';
import { Face, Mark, faceStyles as styles } from './Face.tsx';
import { newGuest } from './new-guest.ts';
import { useSeconds } from './use-seconds.ts';
import { tellWrapper } from './wrapper.ts';

/** Seconds until the kiosk is the next guest's. PERSON-05; 2§9. */
const NEXT_GUEST = 10;

/** The number to remember, and a button that counts down to the next guest. PERSON-04…06. */
export const OrderOver = ({
  number,
  held,
  children,
}: {
  number: string;
  held?: boolean;
  children?: ReactNode;
}) => {
  const t = useT();
  const guest = useGuest();
  const left = useSeconds(NEXT_GUEST, held !== true, () => void newGuest(guest));
  useEffect(() => tellWrapper('order-sent', { number }), [number]);
  return (
    <Face
      title={t('person.thanks')}
      picture={<Mark icon="check" />}
      buttons={
        <>
          {children}
          <Button wide onClick={() => void newGuest(guest)}>
            {held ? t('person.startOver') : t('person.newOrder', { seconds: left })}
          </Button>
        </>
      }
    >
      <p>{t('person.number')}</p>
      <p className={styles.number} data-number={number}>
        {number}
      </p>
      <p className={styles.quiet}>{t('person.collect')}</p>
    </Face>
  );
};
