import type { Run } from '../../../database/database.ts';

/** Sets what staff noted of an allergy at a locked order; false: it was so already. */
export const writeAllergy = async (run: Run, orderId: string, words: string): Promise<boolean> => {
  const rows = await run(
    'order-allergy',
    'update orders set allergy = $2 where id = $1 and allergy <> $2 returning id',
    [orderId, words],
  );
  return rows.length > 0;
};
