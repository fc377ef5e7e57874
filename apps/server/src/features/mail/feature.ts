import { feature } from '../../feature.ts';
import { createMailOffice, type MailOffice, mailJobs, SEND_MAIL } from './index.ts';

declare module '../../deps.ts' {
  interface Deps {
    /** Whether and how mail leaves; mails themselves are queued by `queueMail`. */
    readonly mail: MailOffice;
  }
}

export const mail = feature({
  name: 'mail',
  offers: ({ env, ingredients, runNow }) => ({
    mail: createMailOffice(env, ingredients.sandboxMail, () => void runNow(SEND_MAIL)),
  }),
  make: deps => ({ jobs: mailJobs(deps) }),
});
