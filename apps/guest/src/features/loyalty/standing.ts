import { type Registering, registerStep } from '@tableside/domain/loyalty';
import { pathTo } from '../../app/paths.ts';
import type { Restaurant } from '../../data/session.ts';
import type { User } from '../account/index.ts';

type Programs = Pick<Restaurant, 'loyalty_programs'>;
export type Program = Restaurant['loyalty_programs'][number];

/** A card that counts nowhere any more until its guest joins anew; our server decides by its own clock. LOYAL-25. */
export const isPast = ({ expires_at }: User['loyalty_programs'][number]): boolean =>
  expires_at !== null && Date.parse(expires_at) <= Date.now();

/** The card that a guest has of a programme; undefined: none, or one that is past its time. */
export const cardOf = (
  user: User,
  { id }: Pick<Program, 'id'>,
): User['loyalty_programs'][number] | undefined =>
  user.loyalty_programs.find(card => card.id === id && !isPast(card));

/** The offers of a programme that a card has now. */
export const offersNow = (program: Program, card?: User['loyalty_programs'][number]): Program['offers'] =>
  program.offers.filter(({ key }) => card?.offers.includes(key));

/** What a member has off everything, in percent, by the programme, their tier, or an offer that runs; what the server says when it prices counts. */
export const percentOf = (program: Program, card?: User['loyalty_programs'][number]): number =>
  Math.max(
    program.discount_percent ?? 0,
    card?.tiers?.levels.find(({ key }) => key === card.tiers?.tier)?.percent ?? 0,
    ...offersNow(program, card).map(({ percent }) => percent ?? 0),
  );

/** Where a guest stands who comes to register. */
export const standingOf = (user: User | null, { loyalty_programs: programs }: Programs): Registering => ({
  signedIn: user !== null,
  hasDetails: user?.wallet_details != null,
  enrolled: user !== null && programs.some(program => cardOf(user, program)),
});

/** Where a guest who registers goes on; null: they stay and sign in. `redirect` is where it leads in the end. LOYAL-06…11. */
export const stepPath = (
  standing: Registering,
  token: string,
  redirect: string | undefined,
): string | null => {
  const session = { session: token };
  switch (registerStep(standing)) {
    case 'stay':
      return null;
    case 'details':
      return pathTo('NewUserForm', session, { redirect: redirect ?? pathTo('PlaceOrder', session) });
    case 'preview':
      return pathTo('LoyaltyPreview', session, { redirect });
    case 'done':
      return redirect ?? pathTo('PlaceOrder', session);
  }
};

/** The same by what this phone knows. */
export const registerPath = (
  user: User | null,
  programs: Programs,
  token: string,
  redirect: string | undefined,
): string | null => stepPath(standingOf(user, programs), token, redirect);
