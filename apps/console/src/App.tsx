import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Redirect, useRoute, useSearchParams } from 'wouter';
import { firstSection, type Me, meQuery, rememberedVenue } from './features/session/index.ts';
import { setupQuery } from './features/setup/setup-query.ts';
import { useIdleLock } from './features/staff/index.ts';
import { useText } from './i18n/index.ts';
import { LoadFailed } from './parts/page/LoadFailed.tsx';
import { isSection, ROUTES, sectionPath } from './routes.ts';
import { SignInScreen } from './screens/SignIn/SignInScreen.tsx';

// The sign-in comes alone; everything behind it is fetched meanwhile.
const loadVenue = () => import('./screens/Venue/VenueScreen.tsx');
const VenueScreen = lazy(async () => ({ default: (await loadVenue()).VenueScreen }));
const VenuesScreen = lazy(async () => ({
  default: (await import('./screens/Venues/VenuesScreen.tsx')).VenuesScreen,
}));
const SetupScreen = lazy(async () => ({
  default: (await import('./screens/Setup/SetupScreen.tsx')).SetupScreen,
}));

const JoinScreen = lazy(async () => ({
  default: (await import('./screens/Join/JoinScreen.tsx')).JoinScreen,
}));

const NewPasswordScreen = lazy(async () => ({
  default: (await import('./screens/NewPassword/NewPasswordScreen.tsx')).NewPasswordScreen,
}));

/** Nobody is signed in: they do, or make this installation theirs where nobody has yet. */
const Door = () => {
  const { data: setup, isPending } = useQuery(setupQuery);
  if (isPending) return null;
  if (setup?.open) {
    return (
      <Suspense fallback={null}>
        <SetupScreen />
      </Suspense>
    );
  }
  // Should it not come now, it is fetched when it is needed.
  loadVenue().catch(() => undefined);
  return <SignInScreen mails={setup?.mail ?? false} />;
};

/** The venue that was used last, the only one, or a choice. */
const Start = ({ me }: { me: Me }) => {
  const [search] = useSearchParams();
  const usual = me.venues.find(venue => venue.slug === rememberedVenue()) ?? me.venues[0];
  const clear = me.venues.length === 1 || me.venues.some(venue => venue.slug === rememberedVenue());
  if (usual && clear && !search.has('choose'))
    return <Redirect to={sectionPath(usual.slug, firstSection(usual.role))} replace />;
  return <VenuesScreen me={me} />;
};

export const App = () => {
  const { t } = useText();
  const { data: me, error, refetch } = useQuery(meQuery);
  const [, params] = useRoute(ROUTES.section);
  const [joining] = useRoute(ROUTES.join);
  const [renewing] = useRoute(ROUTES.newPassword);
  useIdleLock(me?.lock_minutes ?? null);
  if (joining || renewing) {
    return <Suspense fallback={null}>{joining ? <JoinScreen /> : <NewPasswordScreen />}</Suspense>;
  }
  if (me === undefined) {
    if (!error) return null;
    return (
      <main>
        <LoadFailed title={t('offline.never')} error={error} onRetry={() => void refetch()} />
      </main>
    );
  }
  if (me === null) return <Door />;
  const venue = me.venues.find(each => each.slug === params?.venue);
  const section = isSection(params?.section) ? params.section : undefined;
  // Where the venue demands a second step, nothing else opens before it is set up.
  if (venue?.two_step_missing && section !== 'account') {
    return <Redirect to={sectionPath(venue.slug, 'account')} replace />;
  }
  return (
    <Suspense fallback={null}>
      {venue && section ? <VenueScreen venue={venue} section={section} /> : <Start me={me} />}
    </Suspense>
  );
};
