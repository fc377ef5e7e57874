/** Names of what is kept about a session. */
export const keys = {
  session: (token: string): string => `session:${token}`,
  menu: (token: string): string => `menu:${token}`,
  cart: (token: string): string => `cart:${token}`,
  orders: (token: string): string => `orders:${token}`,
  bills: (token: string): string => `bills:${token}`,
  payment: (uuid: string): string => `payment:${uuid}`,
  invoice: (uuid: string): string => `invoice:${uuid}`,
  receipt: (uuid: string): string => `receipt:${uuid}`,
};
