import { ApiFailure } from '@tableside/contract/client';
import { type CartOp, type cartStore, findLine } from '../../data/cart/index.ts';
import { failureCode, failureText } from '../../data/connection/failures.ts';
import { t } from '../../texts/texts.ts';
import { showToast } from '../../toasts/toasts.ts';

const reload = () => ({ label: t('common.reload'), run: () => location.reload() });

/** The one handler of failed calls: says what happened and what to do. Being offline has its own toast. APP-12, APP-13. */
export const announceFailure = (error: unknown): void => {
  const code = failureCode(error);
  if (code === 'offline') return;
  showToast({ id: `failure-${code}`, tone: 'error', text: t(failureText(code)) });
};

const stockLeft = (error: unknown): number | null => {
  const left = error instanceof ApiFailure ? error.details.remaining : null;
  return typeof left === 'number' ? left : null;
};

/** A cart change that the server refused, under the name of its dish: the remaining stock in numbers, otherwise a reload at hand. ITEM-20…23. */
export const announceRefusal = (error: unknown, dish?: string): void => {
  const code = failureCode(error);
  const left = stockLeft(error);
  const shared = { id: 'cart-refused', tone: 'error', ...(dish && { title: dish }) } as const;
  if (code === 'not_enough_stock') {
    const text = left === null ? t('errors.not_enough_stock') : t('item.stockLeft', { count: left });
    showToast({ ...shared, text });
    return;
  }
  showToast({ ...shared, text: t(failureText(code)), action: reload() });
};

type Store = ReturnType<typeof cartStore>;

/** The dish that a change is about. */
export const dishOf = (op: CartOp, store: Store): string | undefined =>
  op.kind === 'add' ? op.line.item_name : findLine(store.current().cart, op.lineId)?.item_name;

/** From here on what the server refuses of the cart is told. */
export const announceRefusals = (store: Store): void =>
  store.setOnRefused((error, op) => announceRefusal(error, dishOf(op, store)));
