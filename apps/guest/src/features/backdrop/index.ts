export { Backdrop } from './Backdrop.tsx';
