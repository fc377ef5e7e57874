import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { arrivals, BoardProvider, useBoard } from '../../features/board/index.ts';
import { rememberVenue, roleMay, useVenue, type Venue, VenueProvider } from '../../features/session/index.ts';
import { BottomNavigation, TopBar, usePageTitle, useWakeLock } from '../../features/shell/index.ts';
import {
  SoundProvider,
  SoundStrip,
  useArrivalChime,
  useRinging,
  useSoundContext,
} from '../../features/sound/index.ts';
import { CardSkeletons } from '../../parts/CardSkeletons.tsx';
import type { Section } from '../../routes.ts';
import { OrdersScreen } from '../Orders/OrdersScreen.tsx';
import styles from '../screens.module.css';
import { NoScreens } from './NoScreens.tsx';

const CallsScreen = lazy(async () => ({ default: (await import('../Calls/CallsScreen.tsx')).CallsScreen }));
const TablesScreen = lazy(async () => ({
  default: (await import('../Tables/TablesScreen.tsx')).TablesScreen,
}));
const StockScreen = lazy(async () => ({ default: (await import('../Stock/StockScreen.tsx')).StockScreen }));

const screens: Record<Section, ComponentType> = {
  orders: OrdersScreen,
  calls: CallsScreen,
  tables: TablesScreen,
  stock: StockScreen,
};

const Frame = ({ section }: { section: Section }) => {
  const venue = useVenue();
  const { ringing, state } = useBoard();
  const { play } = useSoundContext();
  useRinging(play, ringing.orders, ringing.calls);
  useArrivalChime(play, state?.orders, arrivals);
  usePageTitle(venue.name, ringing.orders + ringing.calls);
  useWakeLock();
  const Screen = screens[section];
  return (
    <>
      <TopBar />
      <SoundStrip />
      <main>
        <Suspense
          fallback={<CardSkeletons count={6} height="8rem" className={`${styles.page} ${styles.cards}`} />}
        >
          <Screen />
        </Suspense>
      </main>
      <BottomNavigation />
    </>
  );
};

/** Everything that happens at one venue. */
export const VenueScreen = ({ venue, section }: { venue: Venue; section: Section }) => {
  useEffect(() => rememberVenue(venue.slug), [venue.slug]);
  if (!roleMay(venue.role, 'seeBoard')) return <NoScreens />;
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
