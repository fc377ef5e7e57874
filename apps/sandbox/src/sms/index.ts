import { faultyCalls } from '../control/faults.ts';
import type { OpenPart } from '../part.ts';
import { smsWebhook } from './callback.ts';
import { smsFold } from './message.ts';
import { openOffice } from './office.ts';
import { mountSmsPages } from './page.ts';
import { mountTwilio } from './twilio.ts';
import { mountVonage } from './vonage.ts';

/** The senders of SMS and the phones they send to. */
export const openSms: OpenPart = world => {
  const book = world.openBook('sms', smsFold);
  const office = openOffice(world, book);
  return {
    id: 'sms',
    title: 'SMS',
    about: 'Every text message the server sent, by Twilio or Vonage.',
    webhook: smsWebhook,
    mount: scope => {
      mountSmsPages(scope, () => book.state);
      scope.register(async wires => {
        faultyCalls(wires, world, 'sms');
        mountTwilio(wires, office);
        mountVonage(wires, office);
      });
    },
    reset: () => book.reset(),
  };
};
