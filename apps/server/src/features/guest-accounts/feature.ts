import { feature } from '../../feature.ts';
import { type AccountService, accountHandlers, accountJobs, createAccountService } from './index.ts';

declare module '../../deps.ts' {
  interface Deps {
    /** Which guest is signed in. */
    readonly guestAccounts: AccountService;
  }
}

/** Guests who signed in, for loyalty and profile alone. ADR 0033. */
export const guestAccounts = feature({
  name: 'guest-accounts',
  offers: deps => ({ guestAccounts: createAccountService(deps) }),
  make: deps => ({
    ports: { guestAccounts: deps.guestAccounts },
    handlers: accountHandlers(deps),
    jobs: accountJobs(deps),
  }),
});
