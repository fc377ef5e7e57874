import { type ReactNode, useMemo } from 'react';
import { failureCode, failureStatus, isOver } from '../../data/connection/failures.ts';
import { useSession } from '../../data/session.ts';
import { speakAt } from '../../texts/texts.ts';
import { FailSplash, ScreenLoading } from '../splash/index.ts';
import { GuestContext, guestOf } from './guest-context.ts';

/** Shows a session's screen once its data is there; otherwise a place holder, or what went wrong. SELECT-02…04, SELECT-19. */
export const SessionGate = ({ token, children }: { token: string; children: ReactNode }) => {
  const { data, error } = useSession(token);
  const guest = useMemo(() => {
    if (!data) return null;
    speakAt(data.table.place);
    return guestOf(token, data);
  }, [token, data]);
  const over = error !== undefined && isOver(failureCode(error));
  if (guest && !over) return <GuestContext value={guest}>{children}</GuestContext>;
  if (error === undefined) return <ScreenLoading />;
  return (
    <FailSplash code={failureCode(error)} status={failureStatus(error)} host={data?.restaurant} reloadable />
  );
};
