import { buttonClass } from '@tableside/design';
import { useState } from 'react';
import { useQuery } from '../../app/navigation.ts';
import type { ScreenProps } from '../../app/screens.ts';
import { OrderOver } from '../../features/kiosk-parts/index.ts';
import { ReceiptButton } from '../../features/receipts/index.ts';
import { useT } from '../../texts/texts.ts';

/** Paid and with the kitchen: the number, the receipt, and the next guest. PERSON-02, PERSON-04…06. */
export const PayInPersonSuccess = ({ params }: ScreenProps) => {
  const t = useT();
  const uuid = params.paymentUUID ?? '';
  const number = useQuery().get('orderNumber') ?? '';
  // Who writes their address is not hurried.
  const [held, setHeld] = useState(false);
  return (
    <OrderOver number={number} held={held}>
      {held ? (
        <ReceiptButton payment={{ uuid }} invoice={false} />
      ) : (
        <button type="button" className={buttonClass('secondary', true)} onClick={() => setHeld(true)}>
          {t('person.receipt')}
        </button>
      )}
    </OrderOver>
  );
};
