import { type ReactNode, useMemo } from 'react';
import { failureCode } from '../../data/failures.ts';
import { useSession } from '../../data/session.ts';
import { FailSplash, ScreenLoading } from '../splash/index.ts';
import { GuestContext, guestOf } from './guest-context.ts';

/** Shows a session's screen once its data is there; otherwise a place holder, or what went wrong. SELECT-02…04, SELECT-19. */
export const SessionGate = ({ token, children }: { token: string; children: ReactNode }) => {
  const { data, error } = useSession(token);
  const guest = useMemo(() => (data ? guestOf(token, data) : null), [token, data]);
  if (guest) return <GuestContext value={guest}>{children}</GuestContext>;
  return error ? <FailSplash code={failureCode(error)} /> : <ScreenLoading />;
};
