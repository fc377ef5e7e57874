import { ApiFailure } from '@tableside/contract/client';
import { failureCode, failureText } from '../../data/failures.ts';
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

/** A cart change that the server refused: the remaining stock in numbers, otherwise a reload at hand. ITEM-20…23. */
export const announceRefusal = (error: unknown): void => {
  const code = failureCode(error);
  const left = stockLeft(error);
  if (code === 'not_enough_stock') {
    const text = left === null ? t('errors.not_enough_stock') : t('item.stockLeft', { count: left });
    showToast({ id: 'cart-refused', tone: 'error', text });
    return;
  }
  showToast({ id: 'cart-refused', tone: 'error', text: t(failureText(code)), action: reload() });
};
