import { buttonClass } from '@tableside/design';
import { Link } from '../../app/Link.tsx';
import { pathTo } from '../../app/paths.ts';
import type { Bill } from '../../data/bills.ts';
import {
  ChooseList,
  ChosenBar,
  HelpSheet,
  PayerStrip,
  ShareSheet,
  useBillNews,
  useHelp,
  useSelection,
  useShareDish,
} from '../../features/bill/index.ts';
import { Frame } from '../../features/frame/index.ts';
import { useGuest } from '../../features/venue/index.ts';
import { useT } from '../../texts/texts.ts';
import styles from './SelectItems.module.css';

/** On a bill with a discount of its own nobody can say whose the discount is. SPLIT-08. */
const Discounted = ({ orderPath }: { orderPath: string }) => {
  const t = useT();
  return (
    <div className={styles.note}>
      <h2>{t('bill.select.discountTitle')}</h2>
      <p>{t('bill.select.discountText')}</p>
      <Link href={orderPath} className={buttonClass('secondary')}>
        {t('bill.select.otherWays')}
      </Link>
    </div>
  );
};

/** The list to choose from, live, and what is chosen with its sum. SPLIT-02…15. */
export const ChooseItems = ({ bill }: { bill: Bill }) => {
  const t = useT();
  const { token } = useGuest();
  const { keeper, wanted, discounted, keep } = useSelection(bill);
  const sharing = useShareDish(bill, keeper);
  const said = useBillNews(bill);
  const help = useHelp();
  const orderPath = pathTo('Order', { session: token }, { orderNumber: bill.unique_order_number });
  return (
    <Frame
      title={t('bill.select.title')}
      backTo={orderPath}
      footer={<ChosenBar bill={bill} wanted={wanted} keeper={keeper} onGo={keep} />}
    >
      {discounted && <Discounted orderPath={orderPath} />}
      <ChooseList
        bill={bill}
        wanted={wanted}
        onToggle={keeper.toggle}
        onChoose={keeper.choose}
        onShare={sharing.ask}
      />
      <PayerStrip bill={bill} ticked={wanted} />
      <button type="button" className={`word ${styles.help}`} onClick={help.show}>
        {t('bill.select.help')}
      </button>
      <p className="visually-hidden" role="status">
        {said}
      </p>
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
      <HelpSheet open={help.open} onClose={help.close} />
    </Frame>
  );
};
