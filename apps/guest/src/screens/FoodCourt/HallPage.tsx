import { IconButton, Picture } from '@tableside/design';
import { useEffect, useState } from 'react';
import { pathTo } from '../../app/paths.ts';
import { useLate } from '../../app/use-late.ts';
import {
  changeHallLanguage,
  enterVenue,
  type Hall,
  HallDock,
  LateJoinBasket,
  refetchHall,
  rememberVisit,
  useCourtOrders,
} from '../../features/food-court/index.ts';
import { LanguageChoice } from '../../features/language/index.ts';
import { announceFailure } from '../../features/toasts/index.ts';
import { useT } from '../../texts/texts.ts';
import styles from './FoodCourt.module.css';
import { FindBar } from './finding/FindBar.tsx';
import { Found } from './finding/Found.tsx';
import { Popular } from './finding/Popular.tsx';
import { useAdding } from './finding/use-adding.ts';
import { useFinding } from './finding/use-finding.ts';
import { HallClosed } from './HallClosed.tsx';
import { HallIntroduction } from './HallIntroduction.tsx';
import { StallCard } from './StallCard.tsx';
import { useMoreTexts } from './use-more-texts.ts';
import { useScrolledPast } from './use-scrolled-past.ts';

/** The hall's bar comes when its cover has gone. Pixels; FOOD-09, FOOD-10, MENU-24. */
const COVER_HEIGHT = 190;
/** Cards that are in sight at once. */
const IN_SIGHT = 4;

const loadUnpaid = () =>
  import('../../features/hall-unpaid/index.ts').then(part => ({ default: part.HallUnpaid }));

/** The menu is a page of its own, which the server makes with the venue's looks. FOOD-20, FOOD-21. */
const menuOf = (session: string, hash: string, dish?: string): string =>
  pathTo('Menu', { session }, { 'food-court-hash': hash, dish });

/** The hall of a food court: a card for each of its venues. FOOD-09…20. */
export const HallPage = ({ hash, hall }: { hash: string; hall: Hall }) => {
  const t = useT();
  const { court, stalls } = hall;
  const [choosing, setChoosing] = useState(false);
  const [entering, setEntering] = useState<string | null>(null);
  const scrolled = useScrolledPast(COVER_HEIGHT);
  const finding = useFinding(hash);
  const adding = useAdding(hash);
  const speaks = useMoreTexts();
  const waits = useCourtOrders(hash).data?.some(({ waiting_for: what }) => what === 'payment');
  const Unpaid = useLate(loadUnpaid, waits === true);
  useEffect(() => {
    document.title = court.name;
  }, [court.name]);
  // A page that came drawn begins the visit itself.
  useEffect(() => rememberVisit(court.hash, hall.session), [court.hash, hall.session]);
  // Who comes back by the browser's own Back finds the page as it was left.
  useEffect(() => {
    const back = () => setEntering(null);
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);

  const enter = async (venueId: string, dishId?: string) => {
    if (entering !== null) return;
    setEntering(venueId);
    try {
      location.assign(menuOf(await enterVenue(hash, venueId), court.hash, dishId));
    } catch (error) {
      announceFailure(error);
      setEntering(null);
      void refetchHall(hash).catch(() => undefined);
    }
  };
  const globe = (look: 'raised' | 'plain') =>
    court.languages.length > 0 && (
      <IconButton icon="globe" look={look} label={t('menu.language')} onClick={() => setChoosing(true)} />
    );
  return (
    <div className={styles.page}>
      <div className={styles.bar} data-shown={scrolled || undefined} inert={!scrolled}>
        <span className={styles.barName}>{court.name}</span>
        {globe('plain')}
      </div>
      <header className={styles.head} data-covered={court.cover ? true : undefined}>
        {court.cover && (
          <Picture
            src={court.cover.photo}
            blur={court.cover.lqip}
            alt=""
            width={1600}
            height={900}
            eager
            className={styles.cover}
          />
        )}
        <div className={styles.actions}>{globe('raised')}</div>
      </header>
      <main className={styles.main}>
        <h1 className={styles.title}>{court.name}</h1>
        {court.description && <p className={styles.about}>{court.description}</p>}
        {court.opening && <HallClosed opening={court.opening} />}
        <LateJoinBasket hash={hash} />
        {stalls.length > 0 && <FindBar finding={finding} />}
        {finding.isAsked ? (
          <Found
            finding={finding}
            adding={adding}
            onEnter={(venueId, dishId) => void enter(venueId, dishId)}
          />
        ) : (
          <>
            {stalls.length === 0 ? (
              <p className={styles.empty}>{t('court.empty')}</p>
            ) : (
              <>
                <h2 className={styles.choose}>{t('court.choose')}</h2>
                <ul className={styles.cards}>
                  {stalls.map((stall, place) => (
                    <StallCard
                      covered={stalls.some(({ cover }) => cover !== null)}
                      key={stall.id}
                      stall={stall}
                      first={place < IN_SIGHT}
                      busy={entering === stall.id}
                      onEnter={() => void enter(stall.id)}
                    />
                  ))}
                </ul>
              </>
            )}
            {/* The kitchens first: they are what one came for. */}
            {speaks && stalls.length > 0 && (
              <Popular
                hash={hash}
                adding={adding}
                onEnter={(venueId, dishId) => void enter(venueId, dishId)}
              />
            )}
            {speaks && (
              <HallIntroduction
                main={court.main_language}
                offered={court.languages}
                onChoose={language => changeHallLanguage(hash, hall, language)}
              />
            )}
          </>
        )}
      </main>
      {speaks && (
        <HallDock hash={hash}>
          {Unpaid && <Unpaid hash={hash} together={court.payment_providers.length > 0} />}
        </HallDock>
      )}
      <LanguageChoice
        open={choosing}
        onClose={() => setChoosing(false)}
        main={court.main_language}
        offered={court.languages}
        onChoose={language => changeHallLanguage(hash, hall, language)}
      />
    </div>
  );
};
