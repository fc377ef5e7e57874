import { Button, Sheet } from '@tableside/design';
import { IDLE_ASKS_AFTER, idleStep, PAYING_ASKS_AFTER } from '@tableside/domain/kiosk';
import { useEffect, useRef, useState } from 'react';
import { useBackCloses } from '../../../app/navigation.ts';
import { useT } from '../../../texts/texts.ts';
import { newGuest } from '../../kiosk-parts/index.ts';
import { useGuest } from '../../venue/index.ts';
import styles from './face.module.css';

/** Whatever a hand or a keyboard does. */
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'input', 'wheel', 'touchmove'] as const;

/** Asks whether somebody is still there, and gives the kiosk to the next guest where nobody answers. KIOSK-13. */
export const StillThere = ({ paying, working }: { paying: boolean; working: boolean }) => {
  const t = useT();
  const guest = useGuest();
  const touched = useRef(Date.now());
  const [left, setLeft] = useState<number | null>(null);
  const touch = () => {
    touched.current = Date.now();
    setLeft(null);
  };
  const asksAfter = paying ? PAYING_ASKS_AFTER : IDLE_ASKS_AFTER;
  useEffect(() => {
    touched.current = Date.now();
    // Once it asks, an answer is wanted and no hand that brushes past.
    const note = () => {
      if (idleStep(Date.now() - touched.current, asksAfter).kind === 'here') touched.current = Date.now();
    };
    for (const each of TOUCHES) document.addEventListener(each, note, { passive: true, capture: true });
    const timer = setInterval(() => {
      const step = idleStep(Date.now() - touched.current, asksAfter);
      setLeft(step.kind === 'ask' ? step.secondsLeft : null);
      if (step.kind === 'over') void newGuest(guest);
    }, 500);
    return () => {
      clearInterval(timer);
      for (const each of TOUCHES) document.removeEventListener(each, note, { capture: true });
    };
  }, [asksAfter, guest]);
  useBackCloses(left !== null && !working, 'sheet', touch);
  if (working) return null;
  return (
    <Sheet
      open={left !== null}
      onClose={touch}
      label={t('kiosk.still')}
      closeLabel={t('common.close')}
      footer={
        <div className={styles.buttons}>
          <Button wide onClick={touch}>
            {t('kiosk.stillYes')}
          </Button>
          <Button wide look="secondary" onClick={() => void newGuest(guest)}>
            {t('person.startOver')}
          </Button>
        </div>
      }
    >
      <p className={styles.still} role="alert">
        {t('kiosk.stillText', { seconds: left ?? 0 })}
      </p>
    </Sheet>
  );
};
