import type { Role } from '@tableside/contract';
import { BILL_LIMITS } from '@tableside/domain/staff';

/** How much a role may take off one bill: the larger of a sum (major units) and a share; null: any amount. */
export const takeOffLimit = (role: Role): { readonly sum: number; readonly percent: number } | null => {
  const { sum, percent } = BILL_LIMITS[role];
  return sum === null ? null : { sum, percent };
};
