import { feature } from '../../feature.ts';
import { loadGuestApp } from '../pages/index.ts';
import { mountCrawlerFiles, mountPublicPages, publicMenuHandlers } from './index.ts';

export const publicMenu = feature({
  name: 'public-menu',
  make: deps => ({
    handlers: publicMenuHandlers(deps),
    mount: async scope => {
      mountCrawlerFiles(scope, deps);
      const guestApp = await loadGuestApp(deps.ingredients.guestFolder);
      if (guestApp) mountPublicPages(scope, { ...deps, guestApp });
    },
  }),
});
