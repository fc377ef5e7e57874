import { useT } from '../../texts/texts.ts';
import { Backdrop } from '../backdrop/index.ts';
import type { MethodKind } from './drivers/methods.ts';
import type { Phase } from './intent/phase.ts';

type Props = {
  readonly phase: Phase;
  readonly kind: MethodKind | undefined;
  /** Ready text of the sum. */
  readonly total: string;
  readonly orderNumber: string | null;
};

/** What happens after the button, over the whole screen. PAY-08, PAY-26. */
export const PayBackdrop = ({ phase, kind, total, orderNumber }: Props) => {
  const t = useT();
  const number = orderNumber === null ? undefined : { label: t('cart.yourNumber'), value: orderNumber };
  switch (phase.kind) {
    case 'leaving':
      return <Backdrop tone="working" title={t('pay.leaving')} text={t('pay.leavingText')} />;
    case 'confirming':
      return <Backdrop tone="working" title={t('pay.confirming')} text={t('pay.confirmingText')} />;
    case 'paid':
      return (
        <Backdrop
          tone="success"
          title={t('pay.paidTotal', { total })}
          text={t('pay.thanks')}
          number={number}
        />
      );
    case 'promised': {
      const text = t(kind === 'room' ? 'pay.placedRoom' : 'pay.placedCash', { total });
      return <Backdrop tone="success" title={t('pay.placed')} text={text} number={number} />;
    }
    default:
      return null;
  }
};
