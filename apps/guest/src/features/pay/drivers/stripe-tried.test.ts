import { afterEach, describe, expect, it, vi } from 'vitest';
import { tryByServer } from './stripe-tried.ts';

afterEach(() => vi.unstubAllGlobals());

type Answer = { readonly status?: number; readonly body: object };
const said = (outcome: string, more: object = {}): Answer => ({
  body: { data: { outcome, failure: null, message: null, ...more } },
});

/** Our server answers so, one answer after the other; what it was sent. */
const served = (...answers: readonly Answer[]): unknown[] => {
  const cards: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    cards.push(JSON.parse(body).card);
    const { status = 200, body: answer } = answers[cards.length - 1] ?? { status: 500, body: {} };
    return Response.json(answer, { status });
  });
  return cards;
};
const CARD = Promise.resolve({ paymentMethod: { id: 'pm_1' } });
const atBank = (result: object) => ({ handleNextAction: async () => result });
const tried = (bank: object = {}, card: Promise<object> = CARD) =>
  tryByServer(atBank(bank), 'ba0a1b1c-0000-4000-8000-000000000000', 'pi_1_secret_x', card);
const failed = (failure: string, message: string | null = null) => ({
  kind: 'failed',
  failure,
  message,
  spent: true,
});

describe('a card that our server tries', () => {
  it('is named to it, and done when it says so', async () => {
    const cards = served(said('done'));
    expect(await tried()).toEqual({ kind: 'done' });
    expect(cards).toEqual(['pm_1']);
  });

  it('is asked about by the bank in between, and not named again', async () => {
    const cards = served(said('asks'), said('done'));
    expect(await tried({ paymentIntent: { status: 'requires_confirmation' } })).toEqual({ kind: 'done' });
    expect(cards).toEqual(['pm_1', null]);
  });

  it('is said to be charged once more where that word was lost, and then nobody knows', async () => {
    const lost = { status: 502, body: {} };
    const cards = served(said('asks'), lost, said('done'));
    expect(await tried({ paymentIntent: { status: 'requires_confirmation' } })).toEqual({ kind: 'done' });
    expect(cards).toEqual(['pm_1', null, null]);
    served(said('asks'), lost, lost);
    expect(await tried()).toEqual({ kind: 'unclear' });
  });

  it('[PAY-44] that nobody confirmed at the bank goes no further', async () => {
    const cards = served(said('asks'));
    const error = { type: 'invalid_request_error', code: 'payment_intent_authentication_failure' };
    expect(await tried({ error })).toEqual(failed('unconfirmed'));
    expect(cards).toEqual(['pm_1']);
  });

  it.each<[string, Answer, object]>([
    [
      '[PAY-30] no funds, in the provider’s words',
      said('declined', { failure: 'insufficient_funds', message: 'No' }),
      failed('insufficient_funds', 'No'),
    ],
    [
      '[PAY-30] any other decline',
      said('declined', { failure: 'generic', message: 'No' }),
      failed('declined', 'No'),
    ],
    ['a payment that takes none any more', said('declined', { failure: 'generic' }), failed('generic')],
    [
      'cards rest',
      { status: 429, body: { message: 'Cards are not taken right now', code: 'cards_paused' } },
      failed('paused'),
    ],
    [
      'no answer may mean charged',
      { status: 502, body: { message: 'Payment provider does not answer', code: 'payment_provider_silent' } },
      { kind: 'unclear' },
    ],
  ])('%s', async (_, answer, event) => {
    served(answer);
    expect(await tried()).toEqual(event);
  });

  it('[PAY-38] that is not complete is told to nobody', async () => {
    const cards = served();
    const error = { type: 'validation_error', message: 'Number?' };
    expect(await tried({}, Promise.resolve({ error }))).toEqual({
      kind: 'failed',
      failure: 'details',
      message: 'Number?',
      spent: false,
    });
    expect(cards).toEqual([]);
  });
});
