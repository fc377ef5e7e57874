import { useCallback, useEffect, useState } from 'react';
import { ErrorBoundary } from './app/ErrorBoundary.tsx';
import { effectiveMatch, isSplashPreview } from './app/effective-route.ts';
import { NotFound, Start } from './app/NotFound.tsx';
import { renameHere, usePlace } from './app/navigation.ts';
import type { Match } from './app/paths.ts';
import { hasScreen, useScreen } from './app/screens.ts';
import { TIMINGS } from './app/timings.ts';
import type { BootData } from './boot/boot-data.ts';
import { replayTaps } from './early/early-taps.ts';
import { FailSplash, hasSplash, ScreenLoading, Splash } from './features/splash/index.ts';
import { ConnectivityToast, ToastHost } from './features/toasts/index.ts';
import { SessionGate, SessionWatch } from './features/venue/index.ts';
import { Spoken } from './features/wrong-table/index.ts';
import { TextsProvider } from './texts/texts.ts';

/** After going to another screen, readers and keyboards start at its top, unless the screen put the focus elsewhere. */
const useFreshFocus = (ready: boolean): void => {
  useEffect(() => {
    if (!ready || performance.now() < TIMINGS.splashMinimum || document.activeElement !== document.body)
      return;
    const top = document.querySelector<HTMLElement>('#root h1');
    if (!top) return;
    top.tabIndex = -1;
    top.focus({ preventScroll: true });
  }, [ready]);
};

const ScreenOf = ({ match }: { match: Match }) => {
  const Screen = useScreen(match.name);
  useFreshFocus(Screen !== undefined);
  if (Screen === undefined) return <ScreenLoading />;
  return Screen ? <Screen params={match.params} /> : <FailSplash code="offline" />;
};

const Routed = ({ match, path }: { match: Match | null; path: string }) => {
  if (path === '/') return <Start />;
  if (!match || !hasScreen(match.name)) return <NotFound />;
  // A hall's order names a session and is read when that is over.
  const { session, foodCourtHash } = match.params;
  if (session === undefined || foodCourtHash !== undefined)
    return <ScreenOf key={match.name} match={match} />;
  return (
    <SessionGate token={session}>
      <SessionWatch />
      <ScreenOf key={match.name} match={match} />
    </SessionGate>
  );
};

/** The guest app: one screen, the venue's splash over it where it has one, and messages above all. */
export const App = ({ boot }: { boot: BootData }) => {
  const { path, query } = usePlace();
  const { token, session } = boot;
  const { match, settleAt } = effectiveMatch(path, query, token && session ? { token, session } : null);
  const looksAtSplash = isSplashPreview(query);
  const [splash, setSplash] = useState(
    looksAtSplash ||
      (session && hasSplash(session.restaurant) && (settleAt !== null || match?.name === 'Menu')),
  );
  const leave = useCallback(() => setTimeout(() => setSplash(false), 400), []);
  useEffect(() => {
    if (settleAt && !looksAtSplash) renameHere(settleAt);
  }, [settleAt, looksAtSplash]);
  // From here on taps are answered, those of before first. The mark is read by the speed benchmark.
  useEffect(() => {
    replayTaps();
    performance.mark('usable');
  }, []);
  return (
    <TextsProvider>
      <ErrorBoundary>
        {boot.failure ? (
          <FailSplash code={boot.failure.code} host={boot.failure.host}>
            {boot.failure.code.startsWith('table_code_') && <Spoken />}
          </FailSplash>
        ) : (
          <Routed match={match} path={path} />
        )}
        <ToastHost />
        <ConnectivityToast />
        {splash && session && (
          <Splash restaurant={session.restaurant} onDone={looksAtSplash ? null : leave} />
        )}
      </ErrorBoundary>
    </TextsProvider>
  );
};
