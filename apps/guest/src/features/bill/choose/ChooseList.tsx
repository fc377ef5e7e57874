import { useEffect, useState } from 'react';
import type { Bill } from '../../../data/bills.ts';
import { useT } from '../../../texts/texts.ts';
import { dismissToast, showToast } from '../../../toasts/toasts.ts';
import { usePartyWords } from '../../party/index.ts';
import { useGuest } from '../../venue/index.ts';
import { type BillItem, isHeldByOther, isPayable } from '../view/bill-sums.ts';
import styles from './ChooseList.module.css';
import { ChooseRow } from './ChooseRow.tsx';
import { type ChooseSection, chooseSections } from './choose-sections.ts';
import { canShare, inOtherHands } from './dish-parts.ts';

type Props = {
  readonly bill: Bill;
  readonly wanted: readonly string[];
  readonly onToggle: (id: string) => void;
  readonly onChoose: (ids: readonly string[]) => void;
  readonly onShare: (item: BillItem) => void;
  /** Only what this phone ordered. */
  readonly own?: boolean;
};
/** Whose finger is on the piece that was tapped. */
const HELD = 'item-held';

type SectionProps = Props & { readonly section: ChooseSection };

const useTitle = (guest: number | null): string => {
  const t = useT();
  const { session } = useGuest();
  const say = usePartyWords();
  if (guest === null) return t('bill.select.table');
  return guest === session.guest_index
    ? t('bill.select.yours')
    : say(guest, 'bill.select.named', 'bill.select.guest');
};

const Section = ({ section, bill, wanted, onToggle, onChoose, onShare }: SectionProps) => {
  const t = useT();
  const { session } = useGuest();
  const say = usePartyWords();
  const me = session.guest_index;
  const title = useTitle(section.guest);
  const ids = section.items
    .filter(item => isPayable(bill, item) && !isHeldByOther(item, me))
    .map(({ id }) => id);
  const all = ids.length > 0 && ids.every(id => wanted.includes(id));
  const chooseAll = () => {
    const others = wanted.filter(id => !ids.includes(id));
    onChoose(all ? others : [...others, ...ids]);
  };
  const sayHeld = ({ held_by: holder }: BillItem) =>
    showToast({
      id: HELD,
      tone: 'info',
      text: say(holder ?? 0, 'bill.heldByNamed', 'bill.select.heldToast'),
    });
  const tap = (item: BillItem) => (isHeldByOther(item, me) ? sayHeld(item) : onToggle(item.id));
  const share = (item: BillItem) => {
    const held = inOtherHands(bill, item, me);
    if (held) sayHeld(held);
    else onShare(item);
  };
  return (
    <section aria-label={title}>
      <div className={styles.heading}>
        <h2>{title}</h2>
        {ids.length > 1 && (
          <button type="button" className={styles.all} onClick={chooseAll}>
            {t(all ? 'bill.select.none' : 'bill.select.all')}
          </button>
        )}
      </div>
      <ul className={styles.list}>
        {section.items.map(item => (
          <ChooseRow
            key={item.id}
            item={item}
            chosen={wanted.includes(item.id)}
            payable={isPayable(bill, item)}
            shareable={canShare(bill, item, me)}
            heldApart={inOtherHands(bill, item, me) !== undefined}
            onTap={() => tap(item)}
            onShare={() => share(item)}
          />
        ))}
      </ul>
    </section>
  );
};

/** Everything that can be chosen, one's own first; what was paid before the screen opened is left out. SPLIT-02, SPLIT-14. */
export const ChooseList = (props: Props) => {
  const { session } = useGuest();
  const { items } = props.bill;
  const [paidBefore] = useState(() => new Set(items.filter(({ is_paid }) => is_paid).map(({ id }) => id)));
  const me = session.guest_index;
  useEffect(() => () => dismissToast(HELD), []);
  const sections = chooseSections(props.bill, me, paidBefore).filter(
    ({ guest }) => !props.own || guest === me,
  );
  return sections.map(section => <Section key={section.guest ?? 'table'} section={section} {...props} />);
};
