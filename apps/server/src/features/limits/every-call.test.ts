import { allCalls, type CallKey, type CallSpec } from '@tableside/contract';
import { expect, it } from 'vitest';
import { KEPT } from './kept.ts';
import { STRICT } from './rules.ts';

/** Only answers; what it asks for is written POST because it is long or nobody else's. */
const ASKS = 'only answers';
/** One field of a row that is there already, and that was counted when it came. */
const FIELD = 'writes over a field of a row that was counted when it came';
/** The row is counted where it came to be: so often as there are rows, and no oftener. */
const STEP = 'a step that a counted order or payment takes once';
const SCAN = 'a new session is counted by countSession, where it is opened';
const SHRINKS = 'takes away or writes over what was counted when it was added';
const EARNED = 'spends what paying has earned, and there is no more of it than that';
const MOMENT = 'is forgotten within minutes';
const CARD = 'one row of a card, which was counted when it came, and ten letters an hour';
const HOUSE = 'nobody gets here without what staff, or whoever set it up, gave them';
const PASSWORD =
  'nothing without the password, whose wrong tries are limited, or without the code of a letter';
const OWN_LIMIT = 'limited where it is handled, and kept nowhere';

/** THE list of what guests and strangers may call and what makes us keep nothing: each says why. */
const KEEPS_NOTHING: Readonly<Partial<Record<CallKey, string>>> = {
  'GET /{hash}': SCAN,
  'GET /preview/{hash}': SCAN,
  'POST /food-courts/get-by-hash/{hash}': SCAN,
  'POST /food-courts/go-to-restaurant/{id}': SCAN,
  'POST /kiosk/enrol': HOUSE,
  'POST /in-person/{session}/{order}/abort': HOUSE,
  'POST /terminal-commands/{session}/report': HOUSE,
  'POST /terminal-commands/{session}/settlement': HOUSE,
  'POST /terminal-commands/{session}/void-unresolved': HOUSE,
  'POST /terminal-commands/{session}/test-print': HOUSE,
  'POST /payments/worldline/create-sale-transaction': HOUSE,
  'POST /payments/worldline/callback': HOUSE,
  'POST /spoken-code': ASKS,
  'POST /session/{session}/update-language': FIELD,
  'POST /session/{session}/party-name': FIELD,
  'POST /session/{session}/notifications-off': SHRINKS,
  'POST /food-courts/update-food-court-session-language': FIELD,
  'POST /food-courts/notifications/{session}/off': SHRINKS,
  'GET /cart/{session}/remove-discount': SHRINKS,
  'POST /cart/{session}/remove': SHRINKS,
  'POST /cart/{session}/remove-menu-item': SHRINKS,
  'POST /cart/{session}/update-quantity': SHRINKS,
  'POST /cart/{session}/clear': SHRINKS,
  'POST /orders/activate-order-batch/{session}': STEP,
  'POST /orders/return-to-cart/{session}': STEP,
  'POST /food-courts/return-to-cart/{session}': STEP,
  'POST /payments/cash/activate-cash-order': STEP,
  'POST /payments/montonio/callback/{session}': STEP,
  'POST /payments/neopay/check-payment-status': STEP,
  'POST /payments/cancel/{uuid}': STEP,
  'POST /payments/leaving/{uuid}': STEP,
  'POST /payments/try-card/{uuid}': STEP,
  'POST /orders/select-order-items/{session}': MOMENT,
  'POST /orders/get-selected-order-items/{session}': ASKS,
  'POST /orders/apply-loyalty-card-to-external-order/{session}': FIELD,
  'POST /orders/use-loyalty-reward/{session}': EARNED,
  'POST /orders/undo-loyalty-reward/{session}': EARNED,
  'POST /orders/can-pay-for-order/{session}': ASKS,
  'POST /payments/last-payment/{session}': ASKS,
  'POST /donations/get-data/{hash}': ASKS,
  'POST /reviews/own': ASKS,
  'POST /reviews/mark-google-review-attempted-v2': FIELD,
  'POST /platform-reviews/add-review-tags': FIELD,
  'POST /auth/sign-in/social': ASKS,
  'POST /auth/sign-out': SHRINKS,
  'POST /profile/verify-email': FIELD,
  'POST /profile/change-password': PASSWORD,
  'POST /profile/sign-out-everywhere': SHRINKS,
  'POST /profile/name-passkey': FIELD,
  'POST /profile/remove-passkey': SHRINKS,
  'POST /profile/remove-passkeys': SHRINKS,
  'POST /loyalty/mail': CARD,
  'POST /loyalty/validate-user': ASKS,
  'POST /loyalty/leave-program': SHRINKS,
  'POST /errors': OWN_LIMIT,
  'POST /console/sign-in': PASSWORD,
  'POST /console/sign-in/code': PASSWORD,
  'POST /console/new-password': PASSWORD,
  'POST /console/new-password/accept': PASSWORD,
  'POST /console/device/switch': HOUSE,
  'POST /console/join': HOUSE,
  'POST /console/join/accept': HOUSE,
  'POST /console/setup': HOUSE,
  'POST /console/setup/archive': HOUSE,
  'POST /console/setup/archive/{upload}/piece': HOUSE,
  'POST /console/setup/archive/{upload}/restore': HOUSE,
  'POST /bridge/pair': HOUSE,
};

const OPEN: readonly unknown[] = ['public', 'session', 'guest-account', 'setup-code'];
const open = (Object.entries(allCalls) as [CallKey, CallSpec][])
  .filter(([, { access }]) => OPEN.includes(access))
  .map(([key]) => key);
const counted = (key: CallKey): boolean => key in KEPT || key in STRICT;

it('every writing call that a guest or a stranger can make is counted, or says why it keeps nothing', () => {
  const unknown = open.filter(key => key.startsWith('POST ') && !counted(key) && !(key in KEEPS_NOTHING));
  expect(unknown).toEqual([]);
});

it('no call is both, and none is named that is not there for them', () => {
  const named = Object.keys(KEEPS_NOTHING) as CallKey[];
  expect(named.filter(key => counted(key) || !open.includes(key))).toEqual([]);
});
