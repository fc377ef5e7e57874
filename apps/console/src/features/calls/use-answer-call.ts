import type { WaiterCall } from '@tableside/contract/http/console/board';
import { useQuery } from '@tanstack/react-query';
import { call as send } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import { useNotify } from '../../parts/use-notify.ts';
import { useVenueAction } from '../board/index.ts';
import { meQuery } from '../session/index.ts';

/** What staff do with a call: go, hand it back, say that it is answered. */
export const useAnswerCall = (call: WaiterCall) => {
  const { t } = useText();
  const { run, disabled } = useVenueAction();
  const notify = useNotify();
  const { data: me } = useQuery(meQuery);
  const answer = (step: 'take' | 'leave' | 'done') =>
    run({
      name: `call ${call.id} ${step}`,
      sets: `call ${call.id}`,
      send: (venue, idempotencyKey) =>
        send(`POST /console/{venue}/calls/{call}/${step}`, { venue, call: call.id, idempotencyKey }),
    });
  const go = async (): Promise<void> => {
    const goes = (await answer('take'))?.call.taken_by;
    // Two reach for the same call: the second reads who is on the way.
    if (goes && goes !== me?.name) notify({ message: t('call.alreadyGoing', { name: goes }), tone: 'calm' });
  };
  return { answer, go, disabled };
};
