import { z } from 'zod';
import { calls } from '../define.ts';
import { PushBrowser } from './shared/push-browser.ts';

/** How this phone may be told of its orders; a subscription is the session's own and ends with it. NOTIFY-11. */
const view = z.object({
  /** The key that a browser subscribes with (VAPID, base64url); null: not offered here. */
  key: z.string().nullable(),
  /** This phone is told. */
  on: z.boolean(),
});

/** News of a guest's own orders while they look elsewhere. The number for SMS is `add-phone-number`. Spec 2§4 Notifications. */
export const notifyCalls = calls({
  'GET /session/{session}/push': {
    summary: 'Whether this phone is told of its orders, and the key to subscribe with. NOTIFY-11, FLAG-08.',
    access: 'session',
    response: view,
  },
  'POST /session/{session}/push': {
    summary: 'This phone is told of its orders from now on, until the session ends. NOTIFY-11.',
    access: 'session',
    body: PushBrowser,
    response: view,
    errors: ['preview_mode'],
  },
  'POST /session/{session}/notifications-off': {
    summary: 'The guest wants to hear nothing any more: number and subscription are forgotten.',
    access: 'session',
    response: view,
  },
});
