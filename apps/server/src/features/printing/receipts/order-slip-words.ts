import type { OrderSlipWords } from '@tableside/domain/printing';
import { staffWords } from '../../../staff-words.ts';
import type { paperWords } from '../../paper/index.ts';

const kioskWords = staffWords('kiosk', 'person');

/** The words of an order's slip, as the kiosk's screen says them. */
export const orderSlipWords = ({ language, words }: ReturnType<typeof paperWords>): OrderSlipWords => {
  const say = kioskWords(language);
  return {
    number: say('number'),
    collect: say('collect'),
    follow: say('follow'),
    notTaken: say('error.ORDER_CREATE_FAILED'),
    moneyGoesBack: say('goesBack'),
    askStaff: say('staff'),
    total: words('print.total'),
    paid: words('print.paid'),
  };
};
