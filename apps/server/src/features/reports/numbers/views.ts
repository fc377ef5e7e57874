import type { FiguresView } from '@tableside/contract/http/console/reports';
import type { Figures, MethodPart, PersonPart } from '@tableside/domain/reports';
import type { z } from 'zod';

/** Figures as answers name them. */
export const figuresView = (of: Figures): z.infer<typeof FiguresView> => ({
  sold: of.sold,
  taken_off: of.takenOff,
  discounts: of.discounts,
  loyalty_discounts: of.loyaltyDiscounts,
  sales_refunded: of.salesRefunded,
  sales_corrected: of.salesCorrected,
  fees: of.fees,
  net: of.net,
  tips: of.tips,
  tips_refunded: of.tipsRefunded,
  received: of.received,
  given_back: of.givenBack,
  money_corrected: of.moneyCorrected,
  receivable: of.receivable,
  refunds_owed: of.refundsOwed,
  suspense: of.suspense,
});

export const methodView = ({ method, payments, received, givenBack }: MethodPart) => ({
  method,
  payments,
  received,
  given_back: givenBack,
});

/** `names`: of members of staff by their id; who is in none of them keeps what the books call them. */
export const personView = (part: PersonPart, names: ReadonlyMap<string, string>) => ({
  name: part.person === null ? null : (names.get(part.person) ?? part.person),
  payments: part.payments,
  sales: part.sales,
  received: part.received,
  tips: part.tips,
});
