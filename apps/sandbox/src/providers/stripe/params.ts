import { z } from 'zod';
import { invalid } from './errors.ts';

/** Forms carry text; these read numbers and yes or no out of it. */
export const amount = z
  .string()
  .regex(/^-?\d{1,12}$/)
  .transform(Number);
const yesNo = z.enum(['true', 'false']).transform(value => value === 'true');
const metadata = z.record(z.string().max(40), z.string().max(500));
const expand = z.array(z.string()).optional();

const shared = {
  amount: amount.optional(),
  application_fee_amount: amount.optional(),
  description: z.string().optional(),
  expand,
  metadata: metadata.optional(),
  receipt_email: z.string().optional(),
  statement_descriptor_suffix: z.string().max(22).optional(),
  transfer_group: z.string().optional(),
};

const paymentMethod = {
  payment_method: z.string().optional(),
  payment_method_data: z
    .strictObject({
      type: z.literal('card'),
      card: z.strictObject({
        number: z.string(),
        exp_month: z.string(),
        exp_year: z.string(),
        cvc: z.string().optional(),
      }),
      billing_details: z.looseObject({}).optional(),
    })
    .optional(),
  return_url: z.url({ protocol: /^https?$/ }).optional(),
  use_stripe_sdk: yesNo.optional(),
  error_on_requires_action: yesNo.optional(),
};

export const CreateIntent = z.strictObject({
  ...shared,
  ...paymentMethod,
  amount,
  currency: z
    .string()
    .regex(/^[a-zA-Z]{3}$/)
    .transform(code => code.toLowerCase()),
  automatic_payment_methods: z
    .strictObject({ enabled: yesNo, allow_redirects: z.enum(['always', 'never']).optional() })
    .optional(),
  payment_method_types: z.array(z.string()).optional(),
  allowed_payment_method_types: z.array(z.string()).optional(),
  capture_method: z.enum(['automatic', 'automatic_async', 'manual']).optional(),
  confirmation_method: z.enum(['automatic', 'manual']).optional(),
  confirm: yesNo.optional(),
  customer: z.string().optional(),
  on_behalf_of: z.string().optional(),
  transfer_data: z.strictObject({ destination: z.string(), amount: amount.optional() }).optional(),
});
export type CreateIntent = z.infer<typeof CreateIntent>;

export const UpdateIntent = z.strictObject(shared);
export const ConfirmIntent = z.strictObject({
  ...paymentMethod,
  client_secret: z.string().optional(),
  expand,
});
export type ConfirmIntent = z.infer<typeof ConfirmIntent>;
/** A card as a browser hands it in, before it is tried at any bank. */
export const CreateMethod = z.strictObject({
  type: z.literal('card'),
  card: z.strictObject({
    number: z.string(),
    exp_month: z.string(),
    exp_year: z.string(),
    cvc: z.string().optional(),
  }),
});
export const CaptureIntent = z.strictObject({ amount_to_capture: amount.optional(), expand });
export const CancelIntent = z.strictObject({
  cancellation_reason: z.enum(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  expand,
});
export const CreateRefund = z.strictObject({
  payment_intent: z.string().optional(),
  charge: z.string().optional(),
  amount: amount.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  reverse_transfer: yesNo.optional(),
  refund_application_fee: yesNo.optional(),
  metadata: metadata.optional(),
  expand,
});
export const CreateTransfer = z.strictObject({
  amount,
  currency: z.string(),
  destination: z.string(),
  source_transaction: z.string().optional(),
  transfer_group: z.string().optional(),
  description: z.string().optional(),
  metadata: metadata.optional(),
  expand,
});
export const CreateReversal = z.strictObject({
  amount: amount.optional(),
  description: z.string().optional(),
  metadata: metadata.optional(),
  refund_application_fee: yesNo.optional(),
  expand,
});
export const CreateAccount = z.looseObject({ expand, type: z.string().optional() });
export const CreateAccountLink = z.strictObject({
  account: z.string(),
  type: z.enum(['account_onboarding', 'account_update']),
  refresh_url: z.url().optional(),
  return_url: z.url().optional(),
  collection_options: z.looseObject({}).optional(),
});
export const CreateDomain = z.strictObject({
  domain_name: z.string().min(1),
  enabled: yesNo.optional(),
  expand,
});
export const Nothing = z.strictObject({ expand, client_secret: z.string().optional() });
export const ListQuery = z.strictObject({
  limit: amount.optional(),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
  created: z
    .union([amount, z.strictObject({ gt: amount, gte: amount, lt: amount, lte: amount }).partial()])
    .optional(),
  payment_intent: z.string().optional(),
  charge: z.string().optional(),
  transfer_group: z.string().optional(),
  destination: z.string().optional(),
  type: z.string().optional(),
  domain_name: z.string().optional(),
  expand,
});
export type ListQuery = z.infer<typeof ListQuery>;

/** Parses the parameters of a call, or refuses them in Stripe's words. */
export const parseParams = <T>(schema: z.ZodType<T>, given: unknown): T => {
  const parsed = schema.safeParse(given ?? {}, { reportInput: true });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  if (issue?.code === 'unrecognized_keys') {
    const param = [...issue.path, ...issue.keys.slice(0, 1)].join('.');
    throw invalid(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = issue?.path.join('.') ?? '';
  const code = issue?.input === undefined ? 'parameter_missing' : 'parameter_invalid';
  throw invalid(`Invalid ${param}: ${issue?.message ?? 'not understood'}`, { code, param });
};
