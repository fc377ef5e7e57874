import type { Eraser } from '../../jobs/eraser.ts';
import { paceEraser } from '../board/index.ts';
import { cartEraser } from '../cart/index.ts';
import { orderErasers } from '../orders/index.ts';
import { payerEraser } from '../payments/index.ts';
import { allergyEraser, ticketEraser } from '../printing/index.ts';
import { phoneEraser } from '../sessions/index.ts';
import { invitationEraser } from '../team/index.ts';
import { callErasers } from '../waiter/index.ts';
import { webhookEraser } from '../webhooks/index.ts';

/** Everything that goes by a period of its venue. */
export const ERASERS: readonly Eraser[] = [
  ...orderErasers,
  ...callErasers,
  cartEraser,
  allergyEraser,
  ticketEraser,
  phoneEraser,
  payerEraser,
  paceEraser,
  webhookEraser,
  invitationEraser,
];
