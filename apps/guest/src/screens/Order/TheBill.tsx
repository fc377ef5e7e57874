import { buttonClass } from '@tableside/design';
import { useRef, useState } from 'react';
import { Link } from '../../app/Link.tsx';
import { pathTo } from '../../app/paths.ts';
import type { Bill } from '../../data/bills.ts';
import { ChosenBar, isOpen, ownPieces, useSelection } from '../../features/bill/index.ts';
import { Frame } from '../../features/frame/index.ts';
import { useGuest } from '../../features/venue/index.ts';
import { useT } from '../../texts/texts.ts';
import { BillContent } from './BillContent.tsx';
import { BillOnboarding } from './BillOnboarding.tsx';
import { PayAllBar } from './PayAll.tsx';

type Props = {
  readonly bill: Bill;
  readonly bills: readonly Bill[];
  /** What happened to it, for readers. */
  readonly said: string;
};

/**
 * A bill with something on it. Who ordered by this phone finds their dishes ticked and pays for them from here; they are
 * held for nobody until the guest touches something, so that looking at a bill is in nobody's way.
 */
export const TheBill = ({ bill, bills, said }: Props) => {
  const t = useT();
  const { token, session, payingEnabled } = useGuest();
  const { keeper, wanted, keep } = useSelection(bill);
  const mine = payingEnabled && ownPieces(bill, session.guest_index).length > 0;
  const [paying, setPaying] = useState(false);
  // What is being paid is paid on the bill before its guest has read so.
  const chosen = useRef(false);
  if (!paying) chosen.current = mine && wanted.length > 0;
  return (
    <Frame
      title={t('bill.title')}
      footer={
        chosen.current ? (
          <ChosenBar bill={bill} wanted={wanted} keeper={keeper} onGo={keep} onBusy={setPaying} />
        ) : isOpen(bill) && payingEnabled ? (
          <PayAllBar bill={bill} />
        ) : (
          <Link
            href={pathTo('Menu', { session: token })}
            keepScroll
            className={buttonClass('secondary', true)}
          >
            {t('common.goToMenu')}
          </Link>
        )
      }
    >
      <BillContent bill={bill} bills={bills} own={mine ? { bill, keeper, wanted } : null} />
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <BillOnboarding />
    </Frame>
  );
};
