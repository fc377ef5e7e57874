import type { Run } from '../../../database/database.ts';
import { releaseStock } from '../../stock/index.ts';
import { releaseCoupon } from './release-store.ts';

/**
 * What an order that will not be served held is free again: stock of its undelivered lines, and its coupon use unless
 * something was served. Answers whether the menu must be shown anew after the commit.
 */
export const release = async (run: Run, orderId: string): Promise<{ readonly backOnMenu: boolean }> => {
  const backOnMenu = await releaseStock(run, orderId);
  await releaseCoupon(run, orderId);
  return { backOnMenu };
};
