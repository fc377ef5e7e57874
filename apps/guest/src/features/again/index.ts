export { OrderAgain } from './OrderAgain.tsx';
