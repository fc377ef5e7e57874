import type { Messages } from '@tableside/i18n';
import type { BootData, BootMenu } from './boot-data.ts';

const RETRY_MS = 1_000;

/** A line that breaks is tried again until it holds. */
const untilThere = (address: string, refused?: (answer: Response) => unknown): Promise<unknown> =>
  fetch(address)
    .then(answer => {
      if (answer.ok) return answer.json();
      if (refused) return refused(answer);
      throw new Error(`${address}: ${answer.status}`);
    })
    .catch(async () => {
      await new Promise(done => setTimeout(done, RETRY_MS));
      return untilThere(address, refused);
    });

/** What came with the page, with the texts that a lean page left to a file: without words nothing can be shown. */
export const withTexts = async (boot: BootData): Promise<BootData> =>
  boot.textsFile
    ? { ...boot, texts: { ...((await untilThere(boot.textsFile)) as Messages), ...boot.texts } }
    : boot;

/** The menu that came with the page or beside it; null: there is none, or no longer, and the app asks for it. */
export const menuOf = async ({ menuFile }: BootData, inPage: () => BootMenu): Promise<BootMenu> =>
  menuFile ? ((await untilThere(menuFile, () => null)) as BootMenu) : inPage();
