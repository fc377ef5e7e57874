import { Button, buttonClass, EmptyState } from '@tableside/design';
import { Link } from '../../../app/Link.tsx';
import { pathTo } from '../../../app/paths.ts';
import { useT } from '../../../texts/texts.ts';
import { useGuest } from '../../venue/index.ts';

type Props = { readonly refreshing: boolean; readonly onRefresh: () => void };

/**
 * Nothing to pay for yet: the way to what one came for, and one to look again; or the table takes no payments by phone.
 * PAYGO-05, PAYGO-18.
 */
export const EmptyBill = ({ refreshing, onRefresh }: Props) => {
  const t = useT();
  const { token, payingEnabled } = useGuest();
  return (
    <EmptyState
      icon="receipt"
      title={t(payingEnabled ? 'bill.emptyTitle' : 'bill.notHereTitle')}
      text={t(payingEnabled ? 'bill.emptyText' : 'bill.notHereText')}
    >
      <Link href={pathTo('Menu', { session: token })} keepScroll className={buttonClass('primary')}>
        {t('cart.browse')}
      </Link>
      {payingEnabled && (
        <Button look="quiet" busy={refreshing} onClick={onRefresh}>
          {t('bill.refresh')}
        </Button>
      )}
    </EmptyState>
  );
};
