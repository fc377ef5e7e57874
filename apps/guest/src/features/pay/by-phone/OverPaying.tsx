import { createPortal } from 'react-dom';
import { PayBackdrop } from '../PayBackdrop.tsx';
import { ErrorSheet } from '../sheets/ErrorSheet.tsx';
import type { PhonePayment } from './use-phone-payment.ts';

type Props = {
  readonly pay: PhonePayment;
  /** Ready text of the sum. */
  readonly total: string;
};

/** How a payment from a distance goes, over the whole screen, and what went wrong with it. TIPCARD-22, TIPCARD-23 */
const OverPaying = ({ pay, total }: Props) => (
  <>
    <ErrorSheet
      failed={pay.phase.kind === 'failed' ? pay.phase : null}
      onRetry={pay.again}
      onOtherWay={() => {
        pay.again();
        document.querySelector<HTMLInputElement>('[data-chosen] input')?.focus();
      }}
    />
    {createPortal(
      <PayBackdrop phase={pay.phase} kind={pay.method?.kind} total={total} orderNumber={null} />,
      document.body,
    )}
  </>
);
export default OverPaying;
