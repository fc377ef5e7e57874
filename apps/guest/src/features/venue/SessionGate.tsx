import { type ReactNode, useMemo } from 'react';
import { type FailureCode, failureCode, failureStatus } from '../../data/failures.ts';
import { useSession } from '../../data/session.ts';
import { FailSplash, ScreenLoading } from '../splash/index.ts';
import { GuestContext, guestOf } from './guest-context.ts';

/** After these there is nothing left to show: the table was closed, or the session is somebody else's. */
const ENDED: readonly FailureCode[] = ['session_ended', 'session_not_found', 'not_the_same_device'];

/** Shows a session's screen once its data is there; otherwise a place holder, or what went wrong. SELECT-02…04, SELECT-19. */
export const SessionGate = ({ token, children }: { token: string; children: ReactNode }) => {
  const { data, error } = useSession(token);
  const guest = useMemo(() => (data ? guestOf(token, data) : null), [token, data]);
  const over = error !== undefined && ENDED.includes(failureCode(error));
  if (guest && !over) return <GuestContext value={guest}>{children}</GuestContext>;
  if (error === undefined) return <ScreenLoading />;
  return <FailSplash code={failureCode(error)} status={failureStatus(error)} reloadable={!over} />;
};
