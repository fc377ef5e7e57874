import { type Call, type CallAnswer, createClient } from '@tableside/contract/client';

/** As the app's client, but what it sends still goes out while the page is being hidden or closed. SPLIT-10. */
const parting: Call = createClient('/api', (input, init) => fetch(input, { ...init, keepalive: true }));

export type SelectItemsAnswer = CallAnswer<'POST /orders/select-order-items/{session}'>;

/** Tells the server which pieces this phone wants to pay for, in place of what it wanted before. SPLIT-03. */
export const sendSelection = (
  token: string,
  number: string,
  items: readonly string[],
): Promise<SelectItemsAnswer> =>
  parting('POST /orders/select-order-items/{session}', {
    session: token,
    body: { unique_order_number: number, order_items: [...items] },
  });
