import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { OpenPart } from '../part.ts';
import { mailFold, openLetters } from './mailbox.ts';
import { mountMailPages } from './page.ts';
import { readLetter } from './receive.ts';
import { openSmtp } from './smtp.ts';

/** A mail server and its inbox. */
export const openMail: OpenPart = world => {
  const book = world.openBook('mail', mailFold);
  const letters = openLetters(join(world.dataDir, 'letters'));
  const { listen, close } = openSmtp(world, async ({ to, raw }) => {
    const id = randomUUID();
    const mail = await readLetter(raw, { id, at: new Date(world.now()).toISOString(), to });
    letters.keep(id, raw);
    book.append(mail);
  });
  return {
    id: 'mail',
    title: 'Mail',
    about: 'Every mail the server sent, whoever it is to.',
    mount: scope => mountMailPages(scope, { state: () => book.state, letters }),
    listen,
    close,
    reset: () => book.reset(),
  };
};
