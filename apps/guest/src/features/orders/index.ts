export { MenuLink } from './MenuLink.tsx';
export { OrderMissing } from './OrderMissing.tsx';
export { OrderSheet } from './OrderSheet.tsx';
export { findOrder, type OrderFacts, orderFacts } from './order-facts.ts';
export { PayBillLink } from './PayBillLink.tsx';
export { returnPath } from './return-path.ts';
export { useLit } from './use-lit.ts';
export { useOrderActions } from './use-order-actions.ts';
export { loadOrderParts, useOrderParts } from './use-order-parts.ts';
