import { ApiFailure } from '@tableside/contract/client';
import type { ErrorCode } from '@tableside/contract/errors';
import { compileGuestSet } from '@tableside/i18n/build/compile.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startFrom } from '../../boot/start.ts';
import { api } from '../../data/api.ts';
import { refetchBills } from '../../data/bills.ts';
import { running } from '../../testing/running.tsx';
import { aBill, aSession } from '../../testing/wire-builders.ts';
import { t } from '../../texts/texts.ts';
import { currentToasts, dismissToast } from '../../toasts/toasts.ts';
import { useApplyLoyalty } from './use-apply-loyalty.ts';

vi.mock('../../data/api.ts', () => ({ api: vi.fn() }));
vi.mock('../../data/bills.ts', () => ({ receiveBill: vi.fn(), refetchBills: vi.fn(async () => undefined) }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(refetchBills).mockClear();
  for (const { id } of currentToasts()) dismissToast(id);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const applying = async () => {
  const texts = { ...compileGuestSet('en', 'core'), ...compileGuestSet('en', 'more') };
  const session = aSession();
  startFrom('/order/s', { language: 'en', token: 's', session, failure: null, texts, textFiles: {} }, null);
  const bill = aBill({ unique_order_number: 'dinner' });
  return running(() => useApplyLoyalty(bill, 'u'), undefined, session);
};

it.each([
  ['[LOYAL-29]', 'loyalty_not_applicable', /gives no discount here/],
  ['[LOYAL-30]', 'loyalty_till_refused', /till here does not take loyalty cards/],
  ['[LOYAL-31]', 'loyalty_card_expired', /card has expired/],
  ['[LOYAL-32]', 'loyalty_being_applied', /Somebody else is using their card/],
  ['[LOYAL-33]', 'loyalty_bill_discounted', /already has a discount/],
  ['[LOYAL-34]', 'loyalty_items_selected', /dishes of this bill selected/],
  ['[LOYAL-35]', 'loyalty_already_applied', /already used on this bill/],
  ['[LOYAL-36]', 'server_error', /wrong on our side/],
] as const)(
  '%s %s is told in a toast of its own, the bill is read anew, and the button is free again',
  async (_, code, words) => {
    const screen = await applying();
    vi.mocked(api).mockRejectedValueOnce(new ApiFailure(code as ErrorCode, 409, ''));
    await screen.does(({ apply }) => void apply());
    expect(currentToasts()).toMatchObject([{ tone: 'error', text: expect.stringMatching(words) }]);
    expect(refetchBills).toHaveBeenCalledWith('s');
    expect(screen.value().applying).toBe(false);
    await screen.leave();
  },
);

it('[LOYAL-20] [LOYAL-21] while it is applied the words change two and three seconds after the tap', async () => {
  const screen = await applying();
  vi.mocked(api).mockReturnValueOnce(new Promise(() => undefined));
  await screen.does(({ apply }) => void apply());
  const said = () => t(screen.value().stage.text);
  await screen.later(1_999);
  expect(said()).toBe('Sending your card…');
  await screen.later(1);
  expect(said()).toBe('Taking your discount off…');
  await screen.later(999);
  expect(said()).toBe('Taking your discount off…');
  await screen.later(1);
  expect(said()).toBe('Getting the new bill…');
  await screen.leave();
});
