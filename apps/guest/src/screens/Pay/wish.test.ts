import { minor } from '@tableside/domain/money';
import { describe, expect, it } from 'vitest';
import type { Payable, Scope } from '../../features/pay/index.ts';
import { wishOf } from './wish.ts';

const payable = { number: 'abc', amount: minor(1250) } as Payable;
const wanted = { session: 's', payable, tip: 125, personnelId: 'p', donation: 0, said: null, decimals: 2 };
const shared = { session: 's', order: 'abc', personnel_id: 'p', tips: 125, expected_amount: 12.5 };

describe('[PAY-47][PAY-48] what payments are begun for', () => {
  it.each<[string, Scope, object]>([
    ['the whole', { kind: 'all' }, { pay_for_selected_items: false }],
    ['chosen items', { kind: 'items' }, { pay_for_selected_items: true }],
    ['an amount', { kind: 'amount', amount: minor(9900) }, { pay_for_selected_items: false, amount: 1250 }],
    ['a share', { kind: 'share', between: 3 }, { pay_for_selected_items: false, split_between: 3 }],
  ])('%s', (_, scope, rest) => {
    expect(wishOf({ ...wanted, scope })).toEqual({ ...shared, ...rest });
  });

  it('expects what our server said last', () => {
    expect(wishOf({ ...wanted, scope: { kind: 'all' }, said: 13.4 }).expected_amount).toBe(13.4);
  });
});
