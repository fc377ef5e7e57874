import type { EventLog } from '../books/book.ts';
import type { Behaviour, Plan } from '../control/behaviours.ts';
import type { SandboxContext } from '../world.ts';
import { statusWebhook } from './callback.ts';
import type { Sms, SmsEntry, SmsState } from './message.ts';

/** Where both wires hand in their messages. */
export type SmsGateway = {
  /** What waits for the next message, or for one to this number. */
  readonly behaviours: (to: string) => readonly Behaviour[];
  /** On the disk when it returns. */
  readonly receive: (sms: Omit<Sms, 'at' | 'status'>) => Sms;
  /** Delivers it, or not, and tells whoever asked to be told. */
  readonly end: (
    sms: Sms,
    plan: Plan,
    asked: { readonly accountSid: string; readonly callback: string | null } | null,
  ) => Promise<void>;
};

export const openOffice = (world: SandboxContext, book: EventLog<SmsState, SmsEntry>): SmsGateway => ({
  behaviours: to => world.behaviours.take('sms', to),
  receive: given => {
    const sms: Sms = { ...given, at: new Date(world.now()).toISOString(), status: 'accepted' };
    book.append({ received: sms });
    return sms;
  },
  end: async (sms, plan, asked) => {
    const status = plan.declineCode === undefined ? 'delivered' : 'undelivered';
    book.append({ ended: sms.id, status });
    if (!asked?.callback) return;
    const news = statusWebhook(
      { ...sms, status },
      { accountSid: asked.accountSid, callback: asked.callback, errorCode: plan.declineCode ?? null },
      world.addresses().serverUrl,
    );
    await world.webhooks.tell('sms', news, plan.webhook);
  },
});
