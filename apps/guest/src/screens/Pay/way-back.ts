import { pathTo } from '../../app/paths.ts';
import { returnPath } from '../../features/orders/index.ts';
import { billPath, type Payable } from '../../features/pay/index.ts';

type Left = Pick<Payable, 'kind' | 'number' | 'returns'>;

/** Where Back leads from Pay: to the bill, to the cart with the order in it again, or to an order that stays. ADR 0005. */
export const backPath = (session: string, { kind, number, returns }: Left): string => {
  if (kind === 'bill') return billPath(session, number);
  return returns ? returnPath(session, number) : pathTo('Menu', { session }, { order: number });
};
