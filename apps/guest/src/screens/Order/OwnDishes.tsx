import type { Bill } from '../../data/bills.ts';
import { ChooseList, ShareSheet, type useSelection, useShareDish } from '../../features/bill/index.ts';

export type OwnProps = {
  readonly bill: Bill;
  readonly keeper: ReturnType<typeof useSelection>['keeper'];
  readonly wanted: readonly string[];
};

/** What this phone ordered, ticked already; each can be unticked, or shared with others. */
export const OwnDishes = ({ bill, keeper, wanted }: OwnProps) => {
  const sharing = useShareDish(bill, keeper);
  return (
    <>
      <ChooseList
        own
        bill={bill}
        wanted={wanted}
        onToggle={keeper.toggle}
        onChoose={keeper.choose}
        onShare={sharing.ask}
      />
      {sharing.dish && (
        <ShareSheet
          key={sharing.dish.map(({ id }) => id).join()}
          dish={sharing.dish}
          open={sharing.open}
          busy={sharing.busy}
          onClose={sharing.close}
          onShare={sharing.share}
        />
      )}
    </>
  );
};
