/** Wallets of phones by their names on the wire, as people write them. */
export const WALLETS = { apple_pay: 'Apple Pay', google_pay: 'Google Pay' } as const;
export type Wallet = keyof typeof WALLETS;

type Phone = {
  readonly ApplePaySession?: { canMakePayments(): boolean };
  readonly PaymentRequest?: unknown;
};

/**
 * The one wallet that this phone can have; null where it has none. Whether a card is in it only the wallet's own button
 * knows. Apple's stands in Safari alone, where Google's does not.
 */
export const walletHere = (phone: Phone = globalThis as Phone): Wallet | null => {
  const apple = phone.ApplePaySession;
  if (apple) {
    try {
      return apple.canMakePayments() ? 'apple_pay' : null;
    } catch {
      // Refused in a frame or on an open line: no wallet there.
      return null;
    }
  }
  return 'PaymentRequest' in phone ? 'google_pay' : null;
};
