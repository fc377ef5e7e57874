import { join } from 'node:path';
import { feature } from '../../feature.ts';
import { serveBuilt } from '../../http/answers/static-files.ts';
import { mountConsole } from './console.ts';
import { loadGuestApp, mountPages, mountServiceWorker, WORKER_FILE } from './index.ts';
import { mountMenuFiles } from './menu-file.ts';

export const pages = feature({
  name: 'pages',
  make: deps => ({
    mount: async scope => {
      const { guestFolder, consoleFolder } = deps.ingredients;
      mountConsole(scope, { folder: consoleFolder, keeps: deps.env.serviceWorker });
      const files = join(guestFolder, 'client');
      serveBuilt(scope, { folder: files, at: '', except: [WORKER_FILE] });
      mountServiceWorker(scope, { folder: files, wanted: deps.env.serviceWorker });
      mountMenuFiles(scope, deps);
      const guestApp = await loadGuestApp(guestFolder);
      const formOrigins = deps.providers.all.flatMap(({ capabilities }) => capabilities.browserOrigins ?? []);
      mountPages(scope, { ...deps, guestApp, formOrigins });
    },
  }),
});
