import { api } from '../../../data/api.ts';
import { type FailureCode, failureCode } from '../../../data/connection/failures.ts';
import { t } from '../../../texts/texts.ts';
import { showToast } from '../../../toasts/toasts.ts';
import { announceFailure } from '../../toasts/index.ts';

const TOAST = 'can-pay';

/** The three answers of the check that have a title of their own. PAYGO-12…14. */
const TITLES = {
  payments_of_other_type: 'bill.partPaidTitle',
  precheck_printed: 'bill.precheckTitle',
  sums_do_not_match: 'bill.unavailableTitle',
} as const;
const hasTitle = (code: FailureCode): code is keyof typeof TITLES => code in TITLES;

const refuse = (error: unknown): false => {
  const code = failureCode(error);
  if (hasTitle(code)) {
    showToast({
      id: TOAST,
      tone: 'error',
      title: t(TITLES[code]),
      text: t(`errors.${code}`),
      // Part of the bill went another way: that stays true, so the words stay. PAYGO-12.
      persistent: code === 'payments_of_other_type',
    });
  } else announceFailure(error);
  return false;
};

/** Whether the bill can be paid by phone now, dish by dish or (`whole`) all that is left; says why not. PAYGO-09…15. */
export const canPay = (token: string, number: string, whole: boolean): Promise<boolean> =>
  api('POST /orders/can-pay-for-order/{session}', {
    session: token,
    body: { unique_order_number: number, pay_for_selected_items: !whole },
  }).then(() => true, refuse);

/** Whether nobody else has a finger on the bill, which paying all of it needs; says so otherwise. PAYGO-10, PAYGO-17. */
export const nobodyElseChooses = (token: string, number: string): Promise<boolean> =>
  api('POST /orders/get-selected-order-items/{session}', {
    session: token,
    body: { unique_order_number: number },
  }).then(({ others_selected }) => {
    if (others_selected.length === 0) return true;
    showToast({
      id: TOAST,
      tone: 'info',
      title: t('bill.othersChooseTitle'),
      text: t('bill.othersChooseText', { count: others_selected.length }),
    });
    return false;
  }, refuse);
