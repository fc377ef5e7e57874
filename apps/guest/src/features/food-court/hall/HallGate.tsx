import { Icon } from '@tableside/design';
import { type ReactNode, useEffect } from 'react';
import { useLate } from '../../../app/use-late.ts';
import { LOOK_ID } from '../../../boot/boot-data.ts';
import { failureCode } from '../../../data/connection/failures.ts';
import { speakAt, useT } from '../../../texts/texts.ts';
import { FailSplash } from '../../splash/index.ts';
import { type Hall, useHall } from './court-data.ts';
import styles from './Hall.module.css';

const WORDS = {
  food_court_not_found: { title: 'court.notFoundTitle', text: 'court.notFoundText' },
  food_court_closed: { title: 'court.closedTitle', text: 'court.closedText' },
} as const;
type Gone = keyof typeof WORDS;
const isGone = (code: string): code is Gone => code in WORDS;

/** No hall, in words; anything else that went wrong can be tried again. FOOD-28. */
const Missing = ({ code }: { code: Gone }) => {
  const t = useT();
  return (
    <main className={styles.missing}>
      <Icon name="info" size={32} />
      <h1>{t(WORDS[code].title)}</h1>
      <p>{t(WORDS[code].text)}</p>
    </main>
  );
};

const isOfHall = (): boolean => location.pathname.startsWith('/food-court/');

/**
 * A hall wears nobody's looks and a venue its own: who comes from a menu, or goes to one, gets the page anew as the server
 * makes it.
 */
const useOwnPage = (): void => {
  useEffect(() => {
    if (document.getElementById(LOOK_ID)?.textContent) location.reload();
    return () => {
      if (!isOfHall()) location.reload();
    };
  }, []);
};

const loadListening = () => import('./Listening.tsx');

type Props = {
  readonly hash: string;
  readonly loading: ReactNode;
  readonly children: (hall: Hall) => ReactNode;
};

/** Shows a page of a hall once that is there; otherwise what stands in its place, or what went wrong. */
export const HallGate = ({ hash, loading, children }: Props) => {
  useOwnPage();
  speakAt('hall');
  const { data: hall, error } = useHall(hash);
  const Listening = useLate(loadListening, true);
  const code = error === undefined ? null : failureCode(error);
  const shown = () => {
    // Its owner may close it while somebody looks at it.
    if (code !== null && isGone(code)) return <Missing code={code} />;
    if (hall) {
      return (
        <>
          {Listening && <Listening hash={hash} hall={hall} />}
          {children(hall)}
        </>
      );
    }
    return code === null ? loading : <FailSplash code={code} reloadable />;
  };
  return <div className={styles.hall}>{shown()}</div>;
};
