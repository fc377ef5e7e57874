import { useText } from '../../../i18n/index.ts';
import { MinutesPicker } from '../../../parts/form/MinutesPicker.tsx';
import { Failure } from '../../../parts/page/Failure.tsx';
import { Sheet } from '../../../parts/sheet/Sheet.tsx';
import { ageMinutes, useClockNow } from '../../board/index.ts';
import type { OrderSheet } from './use-order-sheet.ts';

/** Longest promise the contract takes, minutes from acceptance. */
const LONGEST = 240;
const START = 10;

/** Promises a new time. People think "15 minutes from now"; the wire counts from acceptance, so the age is added. */
export const WaitSheet = ({ sheet: { order, doing, send, failed, close } }: { sheet: OrderSheet }) => {
  const { t } = useText();
  const now = useClockNow();
  const since = order.accepted_at ?? order.placed_at;
  return (
    <Sheet opened onClose={close} title={t('accept.sheetTitle')}>
      <Failure text={failed} />
      <MinutesPicker
        start={START}
        busy={doing.busy}
        submit={minutes => t('accept.waitConfirm', { minutes })}
        onPick={minutes =>
          send({ kind: 'wait', minutes: Math.min(LONGEST, ageMinutes(since, now()) + minutes) })
        }
      />
    </Sheet>
  );
};
