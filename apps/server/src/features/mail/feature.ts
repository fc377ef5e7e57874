import { feature } from '../../feature.ts';
import { createMailer, type Mailer, mailJobs, SEND_MAIL } from './index.ts';

declare module '../../deps.ts' {
  interface Deps {
    /** Whether and how mail leaves; mails themselves are queued by `queueMail`. */
    readonly mail: Mailer;
  }
}

export const mail = feature({
  name: 'mail',
  offers: ({ env, ingredients, runNow }) => ({
    mail: createMailer(env, ingredients.sandboxMail, () => void runNow(SEND_MAIL)),
  }),
  make: deps => ({ jobs: mailJobs(deps) }),
});
