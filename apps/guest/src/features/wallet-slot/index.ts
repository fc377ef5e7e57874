export { useWalletSlot, type WalletHooks } from './use-wallet-slot.tsx';
