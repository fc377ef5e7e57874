import { startNavigation } from '../app/navigation.ts';
import { resetCache } from '../data/cache.ts';
import { keys } from '../data/keys.ts';
import { startTexts } from '../texts/texts.ts';
import type { BootData, BootMenu } from './boot-data.ts';

/** Puts what came with the page where the components look for it; the same on the server and in the browser. */
export const startFrom = (url: string, boot: BootData, menu: BootMenu): void => {
  startNavigation(url);
  startTexts(boot.language, boot.texts, boot.textFiles);
  resetCache({
    ...boot.entries,
    ...(boot.token && boot.session ? { [keys.session(boot.token)]: boot.session } : {}),
    ...(boot.token && menu ? { [keys.menu(boot.token)]: menu } : {}),
  });
};
