import { useLate } from '../../app/use-late.ts';
import type { Bill } from '../../data/bills.ts';
import { isOpen } from '../../features/bill/index.ts';
import { useGuest } from '../../features/venue/index.ts';

const load = () =>
  import('../../features/loyalty/index.ts').then(part => ({ default: part.LoyaltyDiscount }));

/** What members have off the bill, where the venue gives something. PAYGO-06. */
export const LateLoyalty = ({ bill }: { readonly bill: Bill }) => {
  const { loyalty_programs: programs } = useGuest().restaurant;
  const wanted =
    isOpen(bill) &&
    programs.some(({ discount_percent, points }) => discount_percent !== null || points !== null);
  const Discount = useLate(load, wanted);
  return wanted && Discount ? <Discount bill={bill} /> : null;
};
