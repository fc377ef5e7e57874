import type { Run } from '../../database/database.ts';

/** Who of the staff took the money, by name. */
export const nameTaker = async (run: Run, paymentId: string, name: string): Promise<void> => {
  await run('payment-taken-by', 'update payment set taken_by = $2 where id = $1', [paymentId, name]);
};
