import { Button, EmptyState, Icon } from '@tableside/design';
import { useT } from '../../../texts/texts.ts';
import { useGuest } from '../../venue/index.ts';

type Props = { readonly refreshing: boolean; readonly onRefresh: () => void };

/** Nothing to pay for yet, with a way to look again; or the table takes no payments by phone. PAYGO-05, PAYGO-18. */
export const EmptyBill = ({ refreshing, onRefresh }: Props) => {
  const t = useT();
  const { payingEnabled } = useGuest();
  return (
    <EmptyState
      icon="receipt"
      title={t(payingEnabled ? 'bill.emptyTitle' : 'bill.notHereTitle')}
      text={t(payingEnabled ? 'bill.emptyText' : 'bill.notHereText')}
    >
      {payingEnabled && (
        <Button look="secondary" busy={refreshing} onClick={onRefresh}>
          <Icon name="reload" size={20} />
          {t('bill.refresh')}
        </Button>
      )}
    </EmptyState>
  );
};
