import { feature } from '../../feature.ts';
import { invitationEraser, teamHandlers } from './index.ts';

export const team = feature({
  name: 'team',
  erasers: [invitationEraser],
  make: deps => ({ handlers: teamHandlers(deps, deps.staff) }),
});
