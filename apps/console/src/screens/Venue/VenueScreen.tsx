import { Suspense, useEffect, useMemo } from 'react';
import { Redirect } from 'wouter';
import { usePathname } from 'wouter/use-browser-location';
import { SendsUnsent } from '../../features/bills/index.ts';
import { arrivals, BoardProvider, readyMarks, useBoard } from '../../features/board/index.ts';
import { FirstStepsStrip } from '../../features/first-steps/index.ts';
import { HandedNotice, useReadable } from '../../features/floor/index.ts';
import { MoneyTabs } from '../../features/money-tabs/index.ts';
import { useRings } from '../../features/notices/index.ts';
import { usePushKept } from '../../features/push/index.ts';
import {
  firstSection,
  rememberVenue,
  sectionsOf,
  useVenue,
  type Venue,
  VenueProvider,
} from '../../features/session/index.ts';
import { SettingsFrame } from '../../features/settings-places/index.ts';
import { BottomNavigation, SideRail, TopBar, usePageTitle, useWakeLock } from '../../features/shell/index.ts';
import { ShiftStrip } from '../../features/shifts/index.ts';
import {
  SoundProvider,
  SoundStrip,
  useArrivalChime,
  useReadyChime,
  useRinging,
  useSoundContext,
} from '../../features/sound/index.ts';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { useFrameLater } from '../../parts/steady/use-frame-later.ts';
import { isAccountSection, type Section, sectionPath } from '../../routes.ts';
import { OrdersScreen } from '../Orders/OrdersScreen.tsx';
import styles from '../screens.module.css';
import { FetchesAhead } from './FetchesAhead.ts';
import { PLACES } from './places.ts';
import { ShownPlace } from './ShownPlace.tsx';

/** Where a venue is set up or looked at as a whole nobody waits for a ring; what rings on this device is asked on its own page. */
const isApart = (section: Section): boolean =>
  section === 'home' || (isAccountSection(section) && section !== 'account');

/** What is heard and what the tab's title says: of each event of the board, which is no reason to draw the screen anew. */
const Ringing = () => {
  const venue = useVenue();
  const { ringing, ready, state } = useBoard();
  const { play } = useSoundContext();
  const rings = useRings();
  useRinging(play, rings.order ? ringing.orders : 0, rings.call ? ringing.calls : 0);
  useArrivalChime(play, rings.order ? state?.orders : undefined, arrivals);
  useReadyChime(
    play,
    useMemo(() => (rings.ready ? readyMarks(ready) : []), [rings.ready, ready]),
  );
  usePageTitle(venue.name, ringing.orders + ringing.calls);
  return null;
};

/** What happens without a line, and as soon as it is back: of each news of the board, as above. */
const WithoutLine = () => {
  useReadable();
  return <SendsUnsent />;
};

/** The page of a section; of one whose code is still fetched, that it comes. */
const Page = ({ section }: { section: Section }) => {
  const Screen = section === 'orders' ? OrdersScreen : PLACES[section].Part;
  return (
    <main>
      <SettingsFrame section={section}>
        <Suspense
          key={section}
          fallback={<CardSkeletons count={6} height="8rem" className={`${styles.page} ${styles.cards}`} />}
        >
          <Screen />
        </Suspense>
      </SettingsFrame>
    </main>
  );
};

const Frame = ({ section }: { section: Section }) => {
  const venue = useVenue();
  usePushKept();
  useWakeLock();
  const path = useFrameLater(usePathname());
  const shown = useFrameLater(section);
  const page = useMemo(
    () => (
      <ShownPlace path={path}>
        <Page section={shown} />
      </ShownPlace>
    ),
    [path, shown],
  );
  return (
    <div className={styles.framed}>
      <Ringing />
      <WithoutLine />
      <FetchesAhead />
      <HandedNotice />
      <SideRail />
      <TopBar />
      {venue.may('seeBoard') && !isApart(section) && <SoundStrip />}
      {!isAccountSection(section) && section !== 'home' && <ShiftStrip />}
      {venue.may('takeFirstSteps') && section !== 'first-steps' && <FirstStepsStrip />}
      <MoneyTabs />
      {page}
      <BottomNavigation />
    </div>
  );
};

/** Everything that happens at one venue. */
export const VenueScreen = ({ venue, section }: { venue: Venue; section: Section }) => {
  useEffect(() => rememberVenue(venue.slug), [venue.slug]);
  // A link may have been sent by somebody whose role has more.
  if (!sectionsOf(venue.role, venue).includes(section)) {
    return <Redirect to={sectionPath(venue.slug, firstSection(venue.role))} replace />;
  }
  return (
    <VenueProvider value={venue}>
      <BoardProvider key={venue.id}>
        <SoundProvider>
          <Frame section={section} />
        </SoundProvider>
      </BoardProvider>
    </VenueProvider>
  );
};
