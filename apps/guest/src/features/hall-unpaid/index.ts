export { HallUnpaid } from './HallUnpaid.tsx';
export { StallUnpaid } from './StallUnpaid.tsx';
