import { canApplyCode, normalizeCode } from '@tableside/domain/cart';
import type { MessageKey } from '@tableside/i18n';
import { useState } from 'react';
import { api } from '../../data/api.ts';
import { type Cart, useCart } from '../../data/cart/index.ts';
import { failureCode } from '../../data/failures.ts';

/** What stands at the code field when the server does not take a code. CART-55…57. */
export const discountProblem = (error: unknown): MessageKey => {
  const code = failureCode(error);
  if (code === 'coupon_not_found') return 'couponNotFound';
  if (code === 'coupon_exceeds_subtotal') return 'couponExceedsLimit';
  return code === 'offline' || code === 'timeout' ? `errors.${code}` : 'common.serverError';
};

export type Discount = {
  readonly code: string;
  readonly type: (code: string) => void;
  readonly loading: boolean;
  readonly canApply: boolean;
  readonly problem: MessageKey | null;
  readonly apply: () => void;
  readonly remove: () => void;
};

/** The discount code of a cart: typed, applied, taken off. CART-15…21. */
export const useDiscount = (token: string): Discount => {
  const { accept } = useCart(token);
  const [code, setCode] = useState('');
  const [loading, setLoading] = useState(false);
  const [problem, setProblem] = useState<MessageKey | null>(null);
  const run = async (call: Promise<Cart>) => {
    setProblem(null);
    setLoading(true);
    try {
      accept(await call);
      setCode('');
    } catch (error) {
      setProblem(discountProblem(error));
    } finally {
      setLoading(false);
    }
  };
  const canApply = canApplyCode({ code, loading });
  return {
    code,
    loading,
    problem,
    canApply,
    type: typed => setCode(typed.toUpperCase()),
    apply: () => {
      if (!canApply) return;
      const body = { code: normalizeCode(code) };
      void run(api('POST /cart/{session}/apply-discount', { session: token, body }));
    },
    remove: () => void run(api('GET /cart/{session}/remove-discount', { session: token })),
  };
};
