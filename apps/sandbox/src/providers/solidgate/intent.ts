import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';
import { z } from 'zod';
import { SolidgateProblem, validation } from './errors.ts';
import { isSignedBy, openIntent } from './sign.ts';

const text = z.string().min(1);

const Base = z.looseObject({
  order_id: text.max(255),
  amount: z.int().min(1),
  currency: z.string().regex(/^[A-Z]{3}$/),
  order_description: text,
  platform: z.string().optional(),
  customer_email: z.string().nullish(),
  settle_interval: z.int().min(0).optional(),
  type: z.enum(['auth', 'authorize']).optional(),
  retry_attempt: z.int().min(0).optional(),
  force3ds: z.boolean().optional(),
  success_url: z.url().optional(),
  fail_url: z.url().optional(),
  order_metadata: z
    .record(z.string(), z.string())
    .refine(pairs => Object.keys(pairs).length <= 10, 'at most 10 pairs')
    .optional(),
});

/** What a shop tells of the order it wants paid; fields we do not act on are kept. */
export type FormIntent = z.infer<typeof Base>;

/** Reads an order's fields, or refuses them as Solidgate would. */
export const parseIntent = (given: unknown): FormIntent => {
  const parsed = Base.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw validation(issue?.path.join('.') || 'order', issue?.message ?? 'not understood');
};

export const MerchantData = z.object({ merchant: text, signature: text, paymentIntent: text });
export type MerchantData = z.infer<typeof MerchantData>;

const badSignature = (): SolidgateProblem => new SolidgateProblem('1.01', ['Invalid signature']);

/** The key set a public key belongs to. Refuses what was not signed with its secret. */
export const ownerOf = (publicKey: string, body: string, signature: string): string => {
  const found = Object.entries(SANDBOX_KEYS).find(([, { solidgate }]) => solidgate.publicKey === publicKey);
  if (!found) throw badSignature();
  const [owner, { solidgate }] = found;
  if (!isSignedBy(publicKey, solidgate.secretKey, body, signature)) throw badSignature();
  return owner;
};

/** Opens the encrypted intent that the browser carries. */
export const readMerchantData = (data: MerchantData): { owner: string; intent: FormIntent } => {
  const owner = ownerOf(data.merchant, data.paymentIntent, data.signature);
  const { solidgate } = owner === 'main' ? SANDBOX_KEYS.main : SANDBOX_KEYS.other;
  try {
    return { owner, intent: parseIntent(openIntent(solidgate.secretKey, data.paymentIntent)) };
  } catch (problem) {
    if (problem instanceof SolidgateProblem) throw problem;
    throw validation('payment_intent', 'cannot be decrypted');
  }
};
