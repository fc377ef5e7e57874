import { Button, Icon } from '@tableside/design';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useT } from '../../texts/texts.ts';
import { ReceiptSheet } from './ReceiptSheet.tsx';

type Props = {
  readonly payment: { readonly uuid: string };
  /** What stands on it, where several of them stand below each other. */
  readonly text?: string;
};

/** Opens the receipt of a paid payment. RECEIPT-01. */
export const ReceiptButton = ({ payment, text }: Props) => {
  const t = useT();
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button look="secondary" wide onClick={() => setOpen(true)}>
        <Icon name="receipt" size={20} />
        {text ?? t('receipt.button')}
      </Button>
      {/* Beside the page, since the button may itself stand in a sheet. */}
      {open !== undefined &&
        createPortal(
          <ReceiptSheet uuid={payment.uuid} open={open} onClose={() => setOpen(false)} />,
          document.body,
        )}
    </>
  );
};
