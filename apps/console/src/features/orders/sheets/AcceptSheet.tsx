import { Button } from '@mantine/core';
import { useText } from '../../../i18n/index.ts';
import { MinutesPicker } from '../../../parts/form/MinutesPicker.tsx';
import { Failure } from '../../../parts/page/Failure.tsx';
import { Sheet } from '../../../parts/sheet/Sheet.tsx';
import { useClockNow } from '../../board/index.ts';
import { acceptChoices, untilSlot } from './accept-choices.ts';
import type { OrderSheet } from './use-order-sheet.ts';

/** Accepts with any number of minutes, or with the venue's usual ones. */
export const AcceptSheet = ({ sheet: { order, doing, send, failed, close } }: { sheet: OrderSheet }) => {
  const { t } = useText();
  const now = useClockNow();
  const { start } = acceptChoices(untilSlot(order, now()));
  const accept = (minutes: number | null) => send({ kind: 'accept', minutes });
  return (
    <Sheet opened onClose={close} title={t('accept.sheetTitle')}>
      <Failure text={failed} />
      <MinutesPicker
        start={start}
        busy={doing.busy}
        submit={minutes => t('accept.confirm', { minutes })}
        onPick={accept}
      />
      <Button variant="subtle" fullWidth mt="md" disabled={doing.disabled} onClick={() => accept(null)}>
        {t('accept.usual')}
      </Button>
    </Sheet>
  );
};
