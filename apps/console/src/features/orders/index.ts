export { OrderCard } from './card/OrderCard.tsx';
export { OrderSheets } from './sheets/OrderSheets.tsx';
export { statusText } from './status-text.ts';
export { useActKeys } from './steady/use-act-keys.ts';
export { useSteadyActs } from './steady/use-steady-acts.ts';
export { useStillWhen } from './steady/use-still-when.ts';
export { useDeliver } from './use-deliver.ts';
export { useOrderAction } from './use-order-action.ts';
