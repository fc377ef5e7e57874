import { Button } from '@mantine/core';
import type { WaiterCall } from '@tableside/contract/http/console/board';
import { useText } from '../../i18n/index.ts';
import { ageMinutes, callPace, useNow } from '../board/index.ts';
import { useAnswerCall } from '../calls/index.ts';
import { useClock } from '../session/index.ts';
import { TrayRow } from './TrayRow.tsx';

export const CallEntry = ({ call }: { call: WaiterCall }) => {
  const { t } = useText();
  const clock = useClock();
  const now = useNow();
  const { answer, go, disabled } = useAnswerCall(call);
  const taken = call.taken_at !== null;
  return (
    <TrayRow
      table={call.table_name}
      tone={taken ? 'plain' : callPace(call, now) === 'late' ? 'late' : 'look'}
      title={
        <>
          <b>{taken ? t('call.takenBy', { name: call.taken_by ?? '' }) : t('tray.asksWaiter')}</b>{' '}
          {clock.age(ageMinutes(call.called_at, now))}
        </>
      }
      act={
        <Button
          size="md"
          data-act=""
          variant={taken ? 'default' : 'filled'}
          disabled={disabled}
          onClick={() => void (taken ? answer('done') : go())}
        >
          {t(taken ? 'call.done' : 'call.going')}
        </Button>
      }
    >
      {call.comment && <p>{call.comment}</p>}
    </TrayRow>
  );
};
