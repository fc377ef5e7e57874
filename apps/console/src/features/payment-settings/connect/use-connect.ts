import { call } from '../../../api/call.ts';
import { useReauthenticatedAction } from '../../staff/index.ts';

/** Goes to the provider's own pages, where the owner answers its questions, and from there comes back to this one. */
export const useConnect = (provider: string) => {
  const { act, busy, disabled, sheet } = useReauthenticatedAction();
  const connect = () =>
    act(
      {
        name: `connect ${provider}`,
        send: venue => call('POST /console/{venue}/providers/{provider}/connect', { venue, provider }),
      },
      ({ url }) => location.assign(url),
    );
  return { connect, busy, disabled, sheet };
};
