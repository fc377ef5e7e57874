import { isApiFailure } from '../../../api/call.ts';

/** What a bill holds at most and how many more fit, where that is why lines were refused; else null. */
export const fullBill = (error: unknown): { readonly most: number; readonly room: number } | null => {
  if (!isApiFailure(error) || error.code !== 'validation_failed') return null;
  const { most, room } = error.details;
  return typeof most === 'number' && typeof room === 'number' ? { most, room } : null;
};
