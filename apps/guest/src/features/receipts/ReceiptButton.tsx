import { buttonClass, Icon } from '@tableside/design';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useT } from '../../texts/texts.ts';
import { announceFailure } from '../toasts/index.ts';

type Props = {
  readonly payment: { readonly uuid: string };
  /** What stands on it, where several of them stand below each other. */
  readonly text?: string;
  /** Whether an invoice is offered with it; said where no session says it. */
  readonly invoice?: boolean;
  /** Of a donation it is a confirmation. */
  readonly donation?: boolean;
  /** A word among others. */
  readonly quiet?: boolean;
};
type ReceiptSheet = typeof import('./ReceiptSheet.tsx')['ReceiptSheet'];

/** Fetched when a receipt is asked for: few guests do, and the screens it is offered on stay light. */
const loadSheet = async (): Promise<ReceiptSheet> => (await import('./ReceiptSheet.tsx')).ReceiptSheet;

/** Opens the receipt of a paid payment. RECEIPT-01. */
export const ReceiptButton = ({ payment, text, invoice, donation = false, quiet = false }: Props) => {
  const t = useT();
  const [open, setOpen] = useState(false);
  const [Sheet, setSheet] = useState<ReceiptSheet>();
  const show = () => {
    setOpen(true);
    if (Sheet) return;
    loadSheet().then(
      sheet => setSheet(() => sheet),
      error => {
        setOpen(false);
        announceFailure(error);
      },
    );
  };
  return (
    <>
      <button
        type="button"
        className={quiet ? 'word' : buttonClass('secondary', true)}
        disabled={open && !Sheet}
        aria-busy={(open && !Sheet) || undefined}
        onPointerDown={() => void loadSheet().catch(() => undefined)}
        onClick={show}
      >
        {!quiet && <Icon name="receipt" size={20} />}
        {text ?? t(donation ? 'receipt.donation.button' : 'receipt.button')}
      </button>
      {/* Beside the page, since the button may itself stand in a sheet. */}
      {Sheet &&
        createPortal(
          <Sheet
            uuid={payment.uuid}
            open={open}
            onClose={() => setOpen(false)}
            invoice={invoice}
            donation={donation}
          />,
          document.body,
        )}
    </>
  );
};
