import type { Deps } from '../../deps.ts';
import type { Handler, Handlers } from '../../http/handler.ts';
import { signIn } from './sign-in.ts';
import { STAFF_COOKIE, type StaffService, tokenOf } from './staff-service.ts';
import { membershipsOf } from './store.ts';

/** Ends the staff session everywhere at once. */
const signOut =
  (service: StaffService): Handler<'POST /console/sign-out'> =>
  async ({ meta }) => {
    const token = tokenOf(meta);
    if (token !== null) await service.end(token);
    meta.clearCookie(STAFF_COOKIE);
    return {};
  };

/** Who is signed in, and where they work. */
const me =
  ({ database, env }: Deps): Handler<'GET /console/me'> =>
  async ({ user }) => {
    const venues = await membershipsOf(database.run, user.userId, env.demo);
    return {
      name: user.name,
      email: user.email,
      venues: venues.map(({ id, name, slug, role, settings }) => ({
        id,
        name,
        slug,
        role,
        currency: settings.currency,
        locale_code: settings.localeCode,
        time_zone: settings.timeZone,
        payment_methods: [...settings.paymentProviders],
      })),
    };
  };

export const staffHandlers = (
  deps: Deps,
  service: StaffService,
): Handlers<'POST /console/sign-in' | 'POST /console/sign-out' | 'GET /console/me'> => ({
  'POST /console/sign-in': signIn(deps, service),
  'POST /console/sign-out': signOut(service),
  'GET /console/me': me(deps),
});
