export { OrderCard } from './card/OrderCard.tsx';
export { OrderSheets } from './sheets/OrderSheets.tsx';
export { statusText } from './status-text.ts';
export { stopStill } from './steady/hold-still.ts';
export { useActKeys } from './steady/use-act-keys.ts';
export { useSteadyActs } from './steady/use-steady-acts.ts';
