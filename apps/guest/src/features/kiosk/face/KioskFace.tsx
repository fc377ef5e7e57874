import { useCallback, useEffect, useState } from 'react';
import { go, usePlace } from '../../../app/navigation.ts';
import { matchPath, pathTo } from '../../../app/paths.ts';
import { hasScreen } from '../../../app/screens.ts';
import { loadMoreTexts } from '../../../texts/texts.ts';
import { hearWrapper, newGuest, tellWrapper } from '../../kiosk-parts/index.ts';
import { useGuest } from '../../venue/index.ts';
import { Attract } from './Attract.tsx';
import { HiddenSpot } from './HiddenSpot.tsx';
import { Reach } from './Reach.tsx';
import { StillThere } from './StillThere.tsx';
import './look.css';

/** Which guest has touched the screen; goes with everything else that is kept of them. */
const CAME = 'kiosk-guest';
const hasCome = (token: string): boolean => {
  try {
    return sessionStorage.getItem(CAME) === token;
  } catch {
    return false;
  }
};
const noteCome = (token: string): void => {
  try {
    sessionStorage.setItem(CAME, token);
  } catch {
    // Without a storage a reload asks again.
  }
};

/** Screens over which nobody has come yet. */
const FIRST = ['Menu', 'Select', 'ScanQr'];

/** What makes a page a kiosk's: who comes is asked first, who goes is noticed, and everything is large and in reach. */
const KioskFace = () => {
  const guest = useGuest();
  const { token, session } = guest;
  const { kiosk } = session;
  const { path } = usePlace();
  const screen = matchPath(path)?.name ?? 'Menu';
  const [ready, setReady] = useState(false);
  const [come, setCome] = useState(() => hasCome(token));
  const start = useCallback(() => {
    noteCome(token);
    setCome(true);
    tellWrapper('guest-came');
  }, [token]);
  const openBackOffice = useCallback(() => {
    if (hasScreen('TerminalCommands')) go(pathTo('TerminalCommands', { session: token }));
  }, [token]);
  useEffect(() => {
    document.documentElement.dataset.kiosk = '';
    loadMoreTexts().then(
      () => setReady(true),
      () => setReady(true),
    );
  }, []);
  useEffect(() => {
    tellWrapper('kiosk-ready', { kiosk: kiosk?.name });
    return hearWrapper(({ type }) => (type === 'new-guest' ? void newGuest(guest) : openBackOffice()));
  }, [guest, kiosk?.name, openBackOffice]);
  if (!ready) return null;
  const waits = !come && FIRST.includes(screen);
  return (
    <>
      {waits && <Attract onStart={start} onBackOffice={openBackOffice} />}
      {!waits && <StillThere paying={screen === 'PayInPerson'} working={screen === 'TerminalCommands'} />}
      {!waits && <HiddenSpot onOpen={openBackOffice} />}
      <Reach />
    </>
  );
};
export default KioskFace;
