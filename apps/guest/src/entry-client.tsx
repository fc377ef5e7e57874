import '@tableside/design/tokens.css';
import '@tableside/design/base.css';
import '@tableside/design/parts.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { watchNavigation } from './app/navigation.ts';
import { fetchScreen } from './app/screens.ts';
import { menuOf, withTexts } from './boot/beside.ts';
import { BOOT_ID, type BootData, type BootMenu, MENU_ID } from './boot/boot-data.ts';
import { startFrom } from './boot/start.ts';
import { stopListening } from './early/early-taps.ts';

// This script is here, so are the others: the line is free for the pictures that waited for them.
delete document.documentElement.dataset.pictures;
const readJson = (id: string): unknown => JSON.parse(document.getElementById(id)?.textContent || 'null');

// Whoever watches the server hears of what breaks here; what tells them is fetched only then. APP-13.
const tell = (event: Event) =>
  import('./data/connection/seldom.ts').then(each => each.tellError(event)).catch(() => undefined);
addEventListener('error', tell);
addEventListener('unhandledrejection', tell);
const page = readJson(BOOT_ID) as BootData;
// A card's page came drawn with a screen of its own: React finds it as it left it.
const screen = page.drawn && fetchScreen(page.drawn);
const root = document.getElementById('root');
const [boot, menu] = await Promise.all([withTexts(page), menuOf(page, () => readJson(MENU_ID) as BootMenu)]);
startFrom(location.pathname + location.search, boot, menu);
// Drawn with a menu that is no longer there.
if (boot.menuFile && !menu) root?.replaceChildren();
watchNavigation();
const draw = () => {
  if (!root) return;
  const app = (
    <StrictMode>
      <App boot={boot} />
    </StrictMode>
  );
  // A page that the service worker made from another one of the visit comes undrawn.
  stopListening();
  if (root.firstChild) hydrateRoot(root, app);
  else createRoot(root).render(app);
};
if (screen) screen.finally(draw);
else draw();
