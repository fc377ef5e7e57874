import { createCipheriv, createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { SANDBOX_KEYS } from '../../packages/contract/src/sandbox-keys.ts';

const { stripe, solidgate } = SANDBOX_KEYS.main;

/** The policy of our guest pages: provider scripts and frames have to live with it. */
const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'self'";

/** Puts a bare shop on the site's own origin, with one provider script and a script of the test. */
export const openShop = async (page: Page, provider: string, script: string): Promise<void> => {
  await page.route('**/shop-under-test*', route =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': POLICY },
      body: `<!doctype html><html lang="en"><head><title>Shop</title><meta name="viewport" content="width=device-width">
<script src="/sandbox/${provider}"></script><script defer src="/shop-under-test.js"></script></head>
<body><div id="card"></div><div id="wallets"></div><div id="apple"></div><div id="google"></div>
<button id="pay">Pay</button><output id="outcome"></output></body></html>`,
    }),
  );
  await page.route('**/shop-under-test.js', route =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.goto('/shop-under-test');
};

/** An intent as our server would make it. */
export const stripeIntent = async (page: Page): Promise<{ reference: string; secret: string }> => {
  const reference = randomUUID();
  const answer = await page.request.post('/sandbox/v1/payment_intents', {
    headers: { authorization: `Bearer ${stripe.secretKey}` },
    form: { amount: '1250', currency: 'eur', 'metadata[payment_uuid]': reference },
  });
  const { client_secret } = (await answer.json()) as { client_secret: string };
  return { reference, secret: client_secret };
};

/** An order as our server would hand it to the browser. */
export const solidgateOrder = (): { reference: string; merchantData: object } => {
  const reference = randomUUID();
  const iv = randomBytes(16);
  const cipher = createCipheriv('aes-256-cbc', solidgate.secretKey.slice(0, 32), iv);
  const order = {
    order_id: reference,
    amount: 1250,
    currency: 'EUR',
    order_description: 'A-17',
    platform: 'WEB',
  };
  const paymentIntent = Buffer.concat([iv, cipher.update(JSON.stringify(order)), cipher.final()])
    .toString('base64')
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  const text = `${solidgate.publicKey}${paymentIntent}${solidgate.publicKey}`;
  const signature = Buffer.from(
    createHmac('sha512', solidgate.secretKey).update(text).digest('hex'),
  ).toString('base64');
  return { reference, merchantData: { merchant: solidgate.publicKey, signature, paymentIntent } };
};

/** How a payment stands in a provider's own book. */
export const bookedStatus = async (page: Page, provider: string, reference: string): Promise<string> => {
  const answer = await page.request.get(`/sandbox/control/${provider}/book`);
  const book = (await answer.json()) as { reference: string; status: string }[];
  return book.find(payment => payment.reference === reference)?.status ?? 'unknown';
};

export const publishableKey = stripe.publishableKey;
