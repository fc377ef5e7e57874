import { ApiFailure } from '@tableside/contract/client';
import type { ErrorCode } from '@tableside/contract/errors';
import { Button, Field } from '@tableside/design';
import { compileGuestSet } from '@tableside/i18n/build/compile.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { go } from '../../app/navigation.ts';
import { startFrom } from '../../boot/start.ts';
import { api } from '../../data/api.ts';
import { Answers } from '../../features/loyalty/index.ts';
import { drawn } from '../../testing/drawn.ts';
import { running } from '../../testing/running.tsx';
import { shown } from '../../testing/shown.tsx';
import { aLoyaltyProgram, aSession } from '../../testing/wire-builders.ts';
import { currentToasts, dismissToast } from '../../toasts/toasts.ts';
import { EnrolForm } from './EnrolForm.tsx';

vi.mock('../../data/api.ts', () => ({ api: vi.fn() }));
vi.mock('../../app/place/first-wrong.ts', () => ({ focusFirstWrong: vi.fn() }));
vi.mock('../../app/navigation.ts', async original => ({ ...(await original<object>()), go: vi.fn() }));

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(api).mockResolvedValue({ user: null, cart: [], revision: 1 });
  for (const { id } of currentToasts()) dismissToast(id);
});
afterEach(() => vi.unstubAllGlobals());

const question = {
  key: 'dog',
  name: 'Your dog',
  placeholder: 'Rex',
  type: 'text' as const,
  required: true,
  min_length: null,
  max_length: null,
};
const PROGRAM = aLoyaltyProgram({ additional_fields: [question], takes_cards: true });

const form = async (url = '/loyalty/enroll/s/p') => {
  const texts = { ...compileGuestSet('en', 'core'), ...compileGuestSet('en', 'more') };
  const session = aSession();
  startFrom(url, { language: 'en', token: 's', session, failure: null, texts, textFiles: {} }, null);
  const screen = await running(EnrolForm, { program: PROGRAM }, session);
  const part = (type: unknown) => drawn(screen.value()).find(each => each.type === type)?.props ?? {};
  return {
    ...screen,
    part,
    answer: () => screen.does(() => (part(Answers).onAnswer as (...said: string[]) => void)('dog', 'Rex')),
    submit: () =>
      screen.does(async () => {
        await (part('form').onSubmit as (event: object) => Promise<void>)({
          preventDefault: () => undefined,
        });
      }),
  };
};
const joining = () =>
  vi.mocked(api).mock.calls.filter(([call]) => call === 'POST /loyalty/enroll-to-program');

it('[LOYAL-22] what must be told and is missing is said at its field, and nothing is sent', async () => {
  const { part, submit, answer, leave } = await form();
  expect(part(Answers).problems).toEqual({});
  await submit();
  expect(joining()).toEqual([]);
  const { problems, questions } = part(Answers) as unknown as Parameters<typeof Answers>[0];
  const { text } = shown(
    <Answers questions={questions} answers={{}} problems={problems} onAnswer={() => undefined} />,
  );
  expect(text).toContain('Please fill this in');
  await answer();
  expect(part(Answers).problems).toEqual({});
  await leave();
});

it.each([
  ['[LOYAL-26]', 'card_already_used', 'Somebody uses this card already.', true],
  ['[LOYAL-27]', 'card_not_valid', 'This card was not accepted. Try another one.', true],
  ['[LOYAL-28]', 'server_error', 'Joining did not work. Please try again.', false],
] as const)(
  '[LOYAL-18] %s %s is told in a toast, and the guest can try again',
  async (_, code, words, atCard) => {
    const { part, submit, answer, leave } = await form();
    await answer();
    vi.mocked(api).mockRejectedValueOnce(new ApiFailure(code as ErrorCode, 409, ''));
    await submit();
    expect(joining()).toHaveLength(1);
    expect(currentToasts()).toMatchObject([{ tone: 'error', text: words }]);
    expect(part(Field).error).toBe(atCard ? words : null);
    expect(part(Button).busy).toBe(false);
    expect(go).not.toHaveBeenCalled();
    await leave();
  },
);

it.each([
  ['/loyalty/enroll/s/p', '/place-order/s'],
  ['/loyalty/enroll/s/p?redirect=/menu/s', '/menu/s'],
])('[LOYAL-17] who joined at %s stands at %s, and does not come back by Back', async (at, to) => {
  const { submit, answer, leave } = await form(at);
  await answer();
  await submit();
  expect(vi.mocked(go).mock.calls).toEqual([[to, { replace: true }]]);
  await leave();
});
