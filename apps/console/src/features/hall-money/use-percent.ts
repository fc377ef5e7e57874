import { useMoney } from '../session/index.ts';

/** A percentage as the venue writes numbers, in fields as well. */
export const usePercent = (): ((percent: number) => string) => {
  const { decimalMark } = useMoney();
  return percent => String(percent).replace('.', decimalMark);
};
