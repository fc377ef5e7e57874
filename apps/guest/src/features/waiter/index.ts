export { WaiterSheet } from './WaiterSheet.tsx';
