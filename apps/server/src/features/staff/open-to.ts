import { needsTwoStep } from '@tableside/domain/staff';
import type { SignedIn } from '../../http/mount/handler.ts';
import type { Membership } from './store.ts';

/** Whether a venue demands a second step that the account has not set up. */
export const lacksTwoStep = ({
  rule,
  role,
  twoStep,
}: Pick<Membership, 'rule' | 'role' | 'twoStep'>): boolean => !twoStep && needsTwoStep(rule, role);

/** Whether a session may see a venue of its account: on a shared device the device's alone. */
export const isOpenTo = ({ device }: Pick<SignedIn, 'device'>, venue: Membership): boolean =>
  (device === null || device.venueId === venue.id) && !lacksTwoStep(venue);
