import { type ComponentType, lazy, Suspense, useEffect, useMemo } from 'react';
import { Redirect } from 'wouter';
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
import { isAccountSection, type Section, sectionPath } from '../../routes.ts';
import { OrdersScreen } from '../Orders/OrdersScreen.tsx';
import styles from '../screens.module.css';

const HomeScreen = lazy(async () => ({ default: (await import('../Home/HomeScreen.tsx')).HomeScreen }));
const CallsScreen = lazy(async () => ({ default: (await import('../Calls/CallsScreen.tsx')).CallsScreen }));
const KitchenScreen = lazy(async () => ({
  default: (await import('../Kitchen/KitchenScreen.tsx')).KitchenScreen,
}));
const TablesScreen = lazy(async () => ({
  default: (await import('../Tables/TablesScreen.tsx')).TablesScreen,
}));
const ReservationsScreen = lazy(async () => ({
  default: (await import('../Reservations/ReservationsScreen.tsx')).ReservationsScreen,
}));
const StockScreen = lazy(async () => ({ default: (await import('../Stock/StockScreen.tsx')).StockScreen }));
const BillsScreen = lazy(async () => ({ default: (await import('../Bills/BillsScreen.tsx')).BillsScreen }));
const PaymentsScreen = lazy(async () => ({
  default: (await import('../Payments/PaymentsScreen.tsx')).PaymentsScreen,
}));
const NumbersScreen = lazy(async () => ({
  default: (await import('../Numbers/NumbersScreen.tsx')).NumbersScreen,
}));
const MoneyAlertsScreen = lazy(async () => ({
  default: (await import('../MoneyAlerts/MoneyAlertsScreen.tsx')).MoneyAlertsScreen,
}));
const PaymentSettingsScreen = lazy(async () => ({
  default: (await import('../PaymentSettings/PaymentSettingsScreen.tsx')).PaymentSettingsScreen,
}));

const AccountScreen = lazy(async () => ({
  default: (await import('../Account/AccountScreen.tsx')).AccountScreen,
}));
const CodesScreen = lazy(async () => ({ default: (await import('../Codes/CodesScreen.tsx')).CodesScreen }));
const FirstStepsScreen = lazy(async () => ({
  default: (await import('../FirstSteps/FirstStepsScreen.tsx')).FirstStepsScreen,
}));
const MenuScreen = lazy(async () => ({ default: (await import('../Menu/MenuScreen.tsx')).MenuScreen }));
const HoursScreen = lazy(async () => ({ default: (await import('../Hours/HoursScreen.tsx')).HoursScreen }));
const OrganisationScreen = lazy(async () => ({
  default: (await import('../Organisation/OrganisationScreen.tsx')).OrganisationScreen,
}));
const FoodCourtsScreen = lazy(async () => ({
  default: (await import('../FoodCourts/FoodCourtsScreen.tsx')).FoodCourtsScreen,
}));
const RecommendScreen = lazy(async () => ({
  default: (await import('../Recommend/RecommendScreen.tsx')).RecommendScreen,
}));
const ReviewsScreen = lazy(async () => ({
  default: (await import('../Reviews/ReviewsScreen.tsx')).ReviewsScreen,
}));
const HallScreen = lazy(async () => ({ default: (await import('../Hall/HallScreen.tsx')).HallScreen }));
const HallMoneyScreen = lazy(async () => ({
  default: (await import('../HallMoney/HallMoneyScreen.tsx')).HallMoneyScreen,
}));
const TipsScreen = lazy(async () => ({ default: (await import('../Tips/TipsScreen.tsx')).TipsScreen }));
const SettingsScreen = lazy(async () => ({
  default: (await import('../Settings/SettingsScreen.tsx')).SettingsScreen,
}));
const AuditScreen = lazy(async () => ({ default: (await import('../Audit/AuditScreen.tsx')).AuditScreen }));

const screens: Record<Section, ComponentType> = {
  home: HomeScreen,
  orders: OrdersScreen,
  calls: CallsScreen,
  kitchen: KitchenScreen,
  tables: TablesScreen,
  reservations: ReservationsScreen,
  hall: HallScreen,
  stock: StockScreen,
  bills: BillsScreen,
  payments: PaymentsScreen,
  numbers: NumbersScreen,
  tips: TipsScreen,
  'hall-money': HallMoneyScreen,
  'money-alerts': MoneyAlertsScreen,
  'payment-settings': PaymentSettingsScreen,
  account: AccountScreen,
  'first-steps': FirstStepsScreen,
  codes: CodesScreen,
  settings: SettingsScreen,
  venues: OrganisationScreen,
  'food-courts': FoodCourtsScreen,
  menu: MenuScreen,
  hours: HoursScreen,
  recommend: RecommendScreen,
  reviews: ReviewsScreen,
  audit: AuditScreen,
};

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

const Frame = ({ section }: { section: Section }) => {
  const venue = useVenue();
  usePushKept();
  useWakeLock();
  const Screen = screens[section];
  return (
    <div className={styles.framed}>
      <Ringing />
      <WithoutLine />
      <HandedNotice />
      <SideRail />
      <TopBar />
      {venue.may('seeBoard') && !isApart(section) && <SoundStrip />}
      {!isAccountSection(section) && section !== 'home' && <ShiftStrip />}
      {venue.may('takeFirstSteps') && section !== 'first-steps' && <FirstStepsStrip />}
      <MoneyTabs />
      <main>
        <SettingsFrame section={section}>
          <Suspense
            fallback={<CardSkeletons count={6} height="8rem" className={`${styles.page} ${styles.cards}`} />}
          >
            <Screen />
          </Suspense>
        </SettingsFrame>
      </main>
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
