export { BillWallet } from './BillWallet.tsx';
export { CartWallet } from './CartWallet.tsx';
