import { Skeleton } from '@tableside/design';
import { pathTo } from '../../app/paths.ts';
import type { ScreenProps } from '../../app/screens.ts';
import { EmptyBill, useBill } from '../../features/bill/index.ts';
import { Frame } from '../../features/frame/index.ts';
import { useGuest } from '../../features/venue/index.ts';
import { useT } from '../../texts/texts.ts';
import { ChooseItems } from './ChooseItems.tsx';

/** Choosing what to pay for; the choice belongs to one bill, so another bill starts anew. SPLIT-01, SPLIT-02. */
const SelectItems = (_: ScreenProps) => {
  const t = useT();
  const { token } = useGuest();
  const { bills, bill, failed, refreshing, refresh } = useBill();
  if (bill && bill.items.length > 0) return <ChooseItems key={bill.unique_order_number} bill={bill} />;
  return (
    <Frame title={t('bill.select.title')} backTo={pathTo('Order', { session: token })}>
      {bills && <EmptyBill refreshing={refreshing} onRefresh={refresh} />}
      {failed && <p role="alert">{t('bill.loadFailed')}</p>}
      {!bills && !failed && (
        <div aria-busy="true">
          <Skeleton lines={6} />
        </div>
      )}
    </Frame>
  );
};
export default SelectItems;
