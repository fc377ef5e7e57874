import { ROLE_GROUPS } from '@tableside/domain/staff';
import { z } from 'zod';
import { calls } from '../../define.ts';
import { DaysKept } from '../shared/settings/retention-settings.ts';
import { Revision } from '../shared/shared.ts';
import { SettingsView } from './settings.ts';

const { owner } = ROLE_GROUPS;
const Count = z.number().int();

/** How long a venue keeps what it knows about people. docs/guide/what-is-kept.md */
export const consoleRetentionCalls = calls({
  'POST /console/{venue}/settings/retention': {
    summary:
      'Says for how many days each kind is kept; what is older is erased within minutes, for good. `validation_failed` with `fields` names periods that are too short (`least`) or too long (`most`).',
    access: { staff: owner, password: true },
    body: z.strictObject({ revision: Revision, days: DaysKept }),
    response: SettingsView,
    errors: ['settings_changed'],
  },
  'POST /console/{venue}/retention/count': {
    summary: 'How much would be erased now if each kind were kept for that long. Changes nothing.',
    access: { staff: owner },
    body: z.strictObject({ days: DaysKept }),
    response: z.object({
      counts: z.object({
        words: Count,
        reviews: Count,
        calls: Count,
        phones: Count,
        pace: Count,
        webhooks: Count,
        invitations: Count,
        reservations: Count,
      }),
    }),
  },
});
