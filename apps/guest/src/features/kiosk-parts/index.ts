export { ErrorSheet } from './ErrorSheet.tsx';
export { Face, faceStyles, Mark, Reader, Waits } from './Face.tsx';
export { newGuest } from './new-guest.ts';
export { OrderOver } from './OrderOver.tsx';
export { useSince } from './use-seconds.ts';
export { hearWrapper, tellWrapper } from './wrapper.ts';
