import { feature } from '../../feature.ts';
import { createSmsOffice, type SmsOffice } from './index.ts';

declare module '../../deps.ts' {
  interface Deps {
    /** Whether and how text messages leave; what guests are told goes by `queueGuestNews`. */
    readonly sms: SmsOffice;
  }
}

export const sms = feature({
  name: 'sms',
  offers: ({ env, ingredients }) => ({ sms: createSmsOffice(env, ingredients.sandbox) }),
});
