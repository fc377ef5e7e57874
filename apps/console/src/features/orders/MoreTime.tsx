import { Button } from '@mantine/core';
import type { BoardOrder } from '@tableside/contract/http/console';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Failure } from '../../parts/Failure.tsx';
import { MinutesPicker } from '../../parts/MinutesPicker.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import { ageMinutes, useClockNow } from '../board/index.ts';
import type { ActOnOrder } from './use-order-action.ts';
import { useOrderSheet } from './use-order-sheet.ts';

/** Longest promise the contract takes, minutes from acceptance. */
const LONGEST = 240;
const START = 10;

/** Promises a new time. People think "15 minutes from now"; the wire counts from acceptance, so the age is added. */
export const MoreTime = ({ order, doing }: { order: BoardOrder; doing: ActOnOrder }) => {
  const { t } = useText();
  const now = useClockNow();
  const [opened, setOpened] = useState(false);
  const since = order.accepted_at ?? order.placed_at;
  const close = () => setOpened(false);
  const { send, failed, forget } = useOrderSheet(doing, close);
  const promise = (minutes: number) =>
    send({ kind: 'wait', minutes: Math.min(LONGEST, ageMinutes(since, now()) + minutes) });
  return (
    <>
      <Button
        size="md"
        px={6}
        variant="subtle"
        disabled={doing.disabled}
        aria-label={t('order.waitMoreLabel', { number: order.order_id })}
        onClick={() => {
          forget();
          setOpened(true);
        }}
      >
        {t('order.waitMore')}
      </Button>
      <Sheet opened={opened} onClose={close} title={t('accept.sheetTitle')}>
        <Failure text={failed} />
        <MinutesPicker
          start={START}
          busy={doing.busy}
          submit={minutes => t('accept.waitConfirm', { minutes })}
          onPick={promise}
        />
      </Sheet>
    </>
  );
};
