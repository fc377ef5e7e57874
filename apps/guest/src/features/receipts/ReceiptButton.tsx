import { Button, Icon } from '@tableside/design';
import { useState } from 'react';
import { useT } from '../../texts/texts.ts';
import { ReceiptSheet } from './ReceiptSheet.tsx';

/** Opens the receipt of a paid payment. RECEIPT-01. */
export const ReceiptButton = ({ payment }: { payment: { readonly uuid: string } }) => {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" wide onClick={() => setOpen(true)}>
        <Icon name="receipt" size={20} />
        {t('receipt.button')}
      </Button>
      <ReceiptSheet uuid={payment.uuid} open={open} onClose={() => setOpen(false)} />
    </>
  );
};
