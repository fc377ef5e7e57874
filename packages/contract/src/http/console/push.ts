import { NOTICE_KINDS, ROLE_GROUPS } from '@tableside/domain/staff';
import { z } from 'zod';
import { calls } from '../../define.ts';
import { PushBrowser } from '../shared/push-browser.ts';

const everybody = { staff: ROLE_GROUPS.everybody } as const;

const view = z.object({
  push: z.object({
    /** The key that a browser subscribes with (VAPID, base64url); null: this installation cannot send. */
    key: z.string().nullable(),
    /** This session's device is called at this venue. */
    on: z.boolean(),
    /** What the role is called for. */
    kinds: z.array(z.enum(NOTICE_KINDS)),
    /** Where the sandbox takes subscriptions of browsers that reach no push service; null: there is no sandbox. */
    sandbox: z.string().nullable(),
  }),
});

/** Web push to devices of staff. A subscription belongs to one session at one venue and ends with either. */
export const consolePushCalls = calls({
  'GET /console/{venue}/push': {
    summary: 'Whether this device is called when something waits, and the key to subscribe with.',
    access: everybody,
    response: view,
  },
  'POST /console/{venue}/push': {
    summary:
      'This device is called from now on: what the browser said when it subscribed, and the language of the words.',
    access: everybody,
    body: PushBrowser.extend({
      language: z.string().regex(/^[a-z]{2}$/),
    }),
    response: view,
  },
  'POST /console/{venue}/push/off': {
    summary: 'This device is not called at this venue any more.',
    access: everybody,
    body: z.strictObject({}),
    response: view,
  },
});
