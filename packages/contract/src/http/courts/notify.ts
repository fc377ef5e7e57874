import { z } from 'zod';
import { calls } from '../../define.ts';
import { sessionCalls } from '../session.ts';
import { PushBrowser } from '../shared/push-browser.ts';
import { SessionToken } from '../shared/shared.ts';

/** As many stalls as one hall has guests at. */
const MAX_SESSIONS = 30;

/** How this phone hears of what it ordered in a hall. */
export const HallNotifications = z.object({
  /** The hall sends text messages. */
  sms: z.boolean(),
  /** The number that its sessions at the stalls have; null: none. */
  phone_number: z.string().nullable(),
  /** The key that a browser subscribes with (VAPID, base64url); null: not offered here. */
  key: z.string().nullable(),
  /** This phone is told. */
  on: z.boolean(),
});
export type HallNotifications = z.infer<typeof HallNotifications>;

const number = sessionCalls['POST /session/{session}/add-phone-number'];

/** News of a guest's orders at all stalls of a hall; `session` is that of the hall. Spec 3§4 Food court flow. */
export const courtNotifyCalls = calls({
  'GET /food-courts/notifications/{session}': {
    summary:
      'How this phone hears of what it ordered at the stalls of the hall, and what is offered. FOOD-45, FOOD-53.',
    access: 'public',
    response: HallNotifications,
    errors: ['session_not_found'],
  },
  'POST /food-courts/assign-phone-number': {
    summary:
      'The number for text messages about the orders of these sessions of the phone at stalls of the hall; those that ended meanwhile are passed over, and stalls that the phone goes to later take it over. FOOD-71.',
    access: 'public',
    body: number.body.extend({
      food_court_session: z.string().max(100),
      sessions: z.array(SessionToken).min(1).max(MAX_SESSIONS),
    }),
    response: number.response,
    errors: ['session_not_found', 'not_found', 'phone_invalid'],
  },
  'POST /food-courts/notifications/{session}/push': {
    summary:
      'This phone is told of its orders at all stalls of the hall from now on, until the visit ends. FOOD-45.',
    access: 'public',
    body: PushBrowser,
    response: HallNotifications,
    errors: ['session_not_found', 'not_found'],
  },
  'POST /food-courts/notifications/{session}/off': {
    summary:
      'The guest wants to hear nothing any more from any stall: number and subscriptions are forgotten.',
    access: 'public',
    response: HallNotifications,
    errors: ['session_not_found'],
  },
});
