/** Names of what is kept about a session. */
export const keys = {
  session: (token: string): string => `session:${token}`,
  menu: (token: string): string => `menu:${token}`,
  cart: (token: string): string => `cart:${token}`,
  orders: (token: string): string => `orders:${token}`,
  bills: (token: string): string => `bills:${token}`,
  party: (token: string): string => `party:${token}`,
  payment: (uuid: string): string => `payment:${uuid}`,
  invoice: (uuid: string): string => `invoice:${uuid}`,
  tipCard: (hash: string): string => `tip:${hash}`,
  thanks: (number: string): string => `thanks:${number}`,
  donation: (hash: string): string => `donation:${hash}`,
  receipt: (uuid: string): string => `receipt:${uuid}`,
};

/** Who is signed in: of this phone, not of one session. */
export const USER_KEY = 'user';
