import { describe, expect, it } from 'vitest';
import type { PaymentProvider, Verified } from '../port.ts';
import { aRequest } from './requests.ts';
import type { Message, Stage } from './stage.ts';

const eventsOf = (verified: Verified): (string | null)[] =>
  verified.kind === 'news' ? [...verified.payments, ...verified.refunds].map(({ eventId }) => eventId) : [];

/** Whose webhooks and return tokens are believed, for providers that move money. */
export const believing = (provider: PaymentProvider, stage: () => Stage): void => {
  const { keys } = provider.capabilities;
  const verify = ({ raw, headers }: Message, account = stage().account(provider)) =>
    provider.verifyWebhook(account, raw, headers, stage().world);

  const paid = async () => {
    const request = aRequest(provider, stage());
    const created = await provider.createIntent(stage().account(provider), request, stage().world);
    await stage().pay(provider, request.payment, created, 'approve');
    return { request, messages: stage().heard(provider, [request.payment]) };
  };

  describe('believing', () => {
    it('a genuine webhook names our payment before and after it is verified', async () => {
      const { request, messages } = await paid();
      expect(messages.length).toBeGreaterThan(0);
      for (const message of messages) {
        expect(provider.peekPaymentReferences(message.raw, message.headers)[0]?.payment).toBe(
          request.payment,
        );
        const verified = await verify(message);
        expect(verified.kind).not.toBe('refused');
        if (verified.kind === 'news') {
          expect(verified.payments.map(({ payment }) => payment)).toEqual([request.payment]);
        }
      }
    });

    it('the same news has the same event id however often it comes, other news another one', async () => {
      const once = (await paid()).messages;
      await stage().repeatWebhooks(provider, 3);
      const thrice = (await paid()).messages;
      expect(thrice).toHaveLength(3 * once.length);
      const ids = async (messages: readonly Message[]) =>
        new Set((await Promise.all(messages.map(message => verify(message)))).flatMap(eventsOf));
      const [few, many] = [await ids(once), await ids(thrice)];
      expect(many.size).toBe(few.size);
      expect(few.has(null)).toBe(false);
      expect([...few].filter(id => many.has(id))).toEqual([]);
    });

    it('no forged webhook', async () => {
      const { request, messages } = await paid();
      const forged = await stage().forged(provider, request.payment);
      expect(Object.keys(forged).length).toBeGreaterThanOrEqual(12);
      for (const [way, message] of Object.entries(forged)) {
        expect([way, (await verify(message)).kind]).toEqual([way, 'refused']);
      }
      expect((await verify(messages[0] as Message)).kind).not.toBe('refused');
    });

    it("nothing that another venue's keys, or no keys, would prove", async () => {
      const { messages } = await paid();
      const account = stage().account(provider);
      const keyless = { ...account, keys: Object.fromEntries(keys.map(({ name }) => [name, ''])) };
      for (const message of messages) {
        expect((await verify(message, stage().foreign(provider))).kind).toBe('refused');
        expect((await verify(message, keyless)).kind).toBe('refused');
        expect((await verify(message, { ...account, keys: {} })).kind).toBe('refused');
      }
    });

    it.each([
      '',
      'nonsense',
      'null',
      '[]',
      '7',
      '{}',
      '{"orderToken":"a.b.c","token":"a.b.c","order":{"order_id":"1"},"data":{"object":null}}',
      '{"orderToken":7,"refundToken":[],"token":{},"order":null,"data":{"object":{"metadata":3}}}',
      '{"__proto__":{"token":"x"}}',
      '{"token":"eyJhbGciOiJub25lIn0.eyJ0cmFuc2FjdGlvbnMiOnt9fQ."}',
      '\u0000\ud800',
    ])('no rubbish (%j), and none of it throws', async body => {
      const message = { raw: Buffer.from(body), headers: new Headers() };
      for (const claim of provider.peekPaymentReferences(message.raw, message.headers)) {
        expect(claim.payment ?? claim.providerRef).not.toBeNull();
      }
      expect((await verify(message)).kind).toBe('refused');
    });

    it.runIf(provider.readReturn)('a return token is a hint and says of no money that it came', async () => {
      const account = stage().account(provider);
      const { readReturn, claimedByReturn } = provider;
      if (!readReturn || !claimedByReturn) throw new Error('tokens are read and claimed, or neither');
      for (const payer of ['approve', 'decline', 'pending'] as const) {
        const request = aRequest(provider, stage());
        const created = await provider.createIntent(account, request, stage().world);
        const tokens = await stage().payInBrowser(provider, created, payer);
        expect(tokens).toHaveLength(1);
        const [token = ''] = tokens;
        expect(claimedByReturn(token)[0]?.payment).toBe(request.payment);
        const hint = await readReturn(account, token, stage().world);
        expect(hint).toMatchObject({
          kind: 'news',
          payments: [{ payment: request.payment, captured: null }],
        });
        if (hint.kind === 'news') expect(hint.payments[0]?.status).not.toBe('captured');
        for (const other of [stage().foreign(provider), { ...account, keys: {} }]) {
          expect((await readReturn(other, token, stage().world)).kind).toBe('refused');
        }
        const forged = `${token.slice(0, -2)}${token.endsWith('A') ? 'BB' : 'AA'}`;
        for (const wrong of [forged, token.split('.').slice(0, 2).join('.'), '', 'a.b.c']) {
          expect((await readReturn(account, wrong, stage().world)).kind).toBe('refused');
        }
        const old = { ...stage().world, now: () => stage().world.now() + 30 * 86_400_000 };
        expect((await readReturn(account, token, old)).kind).toBe('refused');
      }
    });
  });
};
