import type { FormLook } from './driver.ts';

export type WalletReady = { readonly availablePaymentMethods?: object };
export type WalletConfirm = { readonly paymentFailed?: (why: { reason: string }) => void };

/** How Stripe's wallet button looks, and that it is the phone's own wallet alone. */
export const walletLook = ({ dark, wallet }: FormLook) => ({
  appearance: { theme: dark ? 'night' : 'stripe', variables: { borderRadius: '14px' } },
  options: {
    buttonHeight: 52,
    buttonTheme: dark ? { applePay: 'white', googlePay: 'white' } : { applePay: 'black', googlePay: 'black' },
    buttonType: { applePay: 'plain', googlePay: 'pay' },
    paymentMethods: {
      [wallet === 'apple_pay' ? 'googlePay' : 'applePay']: 'never',
      link: 'never',
      amazonPay: 'never',
      paypal: 'never',
      klarna: 'never',
    },
  },
});
