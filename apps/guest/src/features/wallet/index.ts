export { BillWallet } from './BillWallet.tsx';
export type { Begun } from './begun.ts';
export { CartWallet } from './CartWallet.tsx';
export { useWalletAhead } from './use-wallet-ahead.ts';
export { WalletPay } from './WalletPay.tsx';
