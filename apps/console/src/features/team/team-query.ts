import type { CallAnswer } from '@tableside/contract/client';
import type { TeamView } from '@tableside/contract/http/admin/team';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export type Team = TeamView;
export type Member = TeamView['people'][number];
export type Invitation = CallAnswer<'POST /console/join'>;

const teamKey = (venueId: string) => ['team', venueId] as const;

export const teamQuery = (venueId: string) =>
  queryOptions({
    queryKey: teamKey(venueId),
    queryFn: async ({ signal }): Promise<Team> =>
      (await call('GET /console/{venue}/team', { venue: venueId, signal })).team,
  });
