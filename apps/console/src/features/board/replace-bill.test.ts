import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { billKey, billsKey } from '../../api/query-keys.ts';
import { aPiece, aStaffBill } from '../../testing/money-samples.ts';
import { laterBills, putBill } from './replace-bill.ts';

const bill = (revision: number, id = 'b-1') => aStaffBill([aPiece()], { id, revision });

it('an event of before does not undo what came after it; of two alike the later one counts', () => {
  const client = new QueryClient();
  const key = billsKey('v');
  client.setQueryData(key, [bill(3)]);
  client.setQueryData(billKey('v', 'b-1'), bill(3));
  const shown = () =>
    [client.getQueryData(key), [client.getQueryData(billKey('v', 'b-1'))]].map(list =>
      (list as { revision: number; refunded: number }[]).map(({ revision, refunded }) => [
        revision,
        refunded,
      ]),
    );
  putBill(client, 'v', bill(2));
  expect(shown()).toEqual([[[3, 0]], [[3, 0]]]);
  putBill(client, 'v', { ...bill(3), refunded: 5 });
  expect(shown()).toEqual([[[3, 5]], [[3, 5]]]);
  putBill(client, 'v', bill(4));
  expect(shown()).toEqual([[[4, 0]], [[4, 0]]]);
});

it('a new bill joins a list that is loaded, and makes none where there is none', () => {
  const client = new QueryClient();
  putBill(client, 'v', bill(1));
  expect(client.getQueryData(billsKey('v'))).toBeUndefined();
  client.setQueryData(billsKey('v'), [bill(1)]);
  putBill(client, 'v', bill(1, 'b-2'));
  expect(client.getQueryData<{ id: string }[]>(billsKey('v'))?.map(({ id }) => id)).toEqual(['b-1', 'b-2']);
});

it('a list that was read before an event came does not go back', () => {
  expect(
    laterBills([bill(5), bill(1, 'gone')], [bill(4), bill(2, 'new')]).map(b => [b.id, b.revision]),
  ).toEqual([
    ['b-1', 5],
    ['new', 2],
  ]);
});
