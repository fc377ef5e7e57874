export const MERCHANT_STATES = [
  'received',
  'preparing',
  'partially_delivered',
  'completed',
  'failed',
] as const;
/** How the order of one stall stands for the guest who ordered at several. */
export type MerchantState = (typeof MERCHANT_STATES)[number];

type Stands = {
  readonly status: string;
  /** The stall took it. */
  readonly accepted: boolean;
  /** Something of it was brought. */
  readonly delivered: boolean;
};

/** The first that holds. FOOD-54 … FOOD-58. */
export const merchantState = ({ status, accepted, delivered }: Stands): MerchantState => {
  if (status === 'failed' || status === 'rejected') return 'failed';
  if (status === 'closed') return 'completed';
  const active = status === 'active' || status === 'partially_delivered';
  if (active && delivered) return 'partially_delivered';
  return active && accepted ? 'preparing' : 'received';
};

const STEPS = { received: 1, preparing: 2, partially_delivered: 2, completed: 3, failed: null } as const;

/** Where the stepper stands; null: a failed order stands alone. FOOD-59. */
export const merchantStep = (state: MerchantState): 1 | 2 | 3 | null => STEPS[state];
