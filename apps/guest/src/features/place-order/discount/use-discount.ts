import type { ApiFailure } from '@tableside/contract/client';
import { canApplyCode, normalizeCode } from '@tableside/domain/cart';
import type { MessageKey } from '@tableside/i18n';
import { useState } from 'react';
import { api } from '../../../data/api.ts';
import { type Cart, useCart } from '../../../data/cart/index.ts';
import { failureCode } from '../../../data/connection/failures.ts';

export type DiscountProblem = MessageKey | { readonly from: number };

/** What stands at the code field when the server does not take a code; `from`: what it takes, major units. CART-55…57. */
export const discountProblem = (error: unknown): DiscountProblem => {
  const code = failureCode(error);
  if (code === 'coupon_not_found') return 'couponNotFound';
  if (code === 'coupon_used') return 'errors.coupon_used';
  if (code === 'coupon_below_minimum') return { from: Number((error as ApiFailure).details.minimum) };
  if (code === 'coupon_exceeds_subtotal') return 'couponExceedsLimit';
  return code === 'offline' || code === 'timeout' ? `errors.${code}` : 'common.serverError';
};

export type Discount = {
  readonly code: string;
  readonly type: (code: string) => void;
  readonly loading: boolean;
  readonly canApply: boolean;
  readonly problem: DiscountProblem | null;
  readonly apply: () => void;
};

/** The discount code of a cart: typed and applied. CART-15…20. */
export const useDiscount = (token: string): Discount => {
  const { accept } = useCart(token);
  const [code, setCode] = useState('');
  const [loading, setLoading] = useState(false);
  const [problem, setProblem] = useState<DiscountProblem | null>(null);
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
  };
};
