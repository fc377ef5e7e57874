import type { Run } from '../../../database/database.ts';

/** Whether a bill is that of an order that will not be served: its money goes back. Holds the order as it is. */
export const orderHasEnded = async (run: Run, billId: string): Promise<boolean> => {
  const [row] = await run<{ ended: boolean }>(
    'payment-order-ended',
    `select o.status in ('rejected', 'failed') as ended from bill b join orders o on o.id = b.order_id
     where b.id = $1 for update of o`,
    [billId],
  );
  return row?.ended ?? false;
};

/** Whether a payment has paid for anything. */
export const hasPaid = async (run: Run, paymentId: string): Promise<boolean> => {
  const rows = await run('payment-has-paid', 'select 1 from payment where id = $1 and allocated > 0', [
    paymentId,
  ]);
  return rows.length > 0;
};

/** Which way of the provider's was really used, where that is not the one last asked for. */
export const writeUsedMethod = async (run: Run, paymentId: string, method: string): Promise<void> => {
  await run('payment-used-method', 'update payment set used_method = $2 where id = $1', [paymentId, method]);
};
