export { UnpaidStrip } from './UnpaidStrip.tsx';
