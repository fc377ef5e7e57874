import { existsSync } from 'node:fs';
import { allCalls } from '@tableside/contract';
import { ROUTES } from '../../apps/guest/src/app/routes.ts';
import { inRoot, root } from '../setup/root.ts';
import { isTest, readSources, trackedPaths } from '../tidy/source-file.ts';
import { type Product, unusedCalls } from './product.ts';

const CLIENTS = [
  'apps/guest/src/',
  'apps/console/src/',
  'apps/bridge/src/',
  'packages/contract/src/push/',
  'packages/contract/src/browser-errors.ts',
];

const isShipped = (path: string): boolean =>
  CLIENTS.some(folder => path.startsWith(folder)) && !isTest(path) && !path.includes('/testing/');

const standsAt = (...path: readonly string[]): boolean =>
  existsSync(inRoot('apps', 'guest', 'src', 'screens', ...path));

/**
 * The same question as `hasScreen` of the guest app asks, from outside. The scan is the splash, a preview is a scan, and
 * what kiosks alone show is one file.
 */
const hasScreen = (name: string): boolean =>
  name === 'ScanQr' || name === 'Preview' || standsAt(name) || standsAt('Kiosk', `${name}.tsx`);

/** The product as its sources are now. */
export const readProduct = (): Product => {
  const calls = Object.keys(allCalls);
  const ofClients = Object.entries(allCalls)
    .filter(([, { access }]) => !(typeof access === 'object' && 'key' in access))
    .map(([call]) => call);
  const sources = readSources(root, trackedPaths(root).filter(isShipped)).map(({ code }) => code);
  return {
    routes: ROUTES,
    screens: new Set(ROUTES.map(([name]) => name).filter(hasScreen)),
    calls,
    unused: unusedCalls(ofClients, sources),
  };
};
