import { feature } from '../../feature.ts';
import { createSmsGateway, type SmsGateway } from './index.ts';

declare module '../../deps.ts' {
  interface Deps {
    /** Whether and how text messages leave; what guests are told goes by `queueGuestNotification`. */
    readonly sms: SmsGateway;
  }
}

export const sms = feature({
  name: 'sms',
  offers: ({ env, ingredients }) => ({ sms: createSmsGateway(env, ingredients.sandbox) }),
});
