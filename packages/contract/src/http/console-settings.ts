import { ROLE_GROUPS } from '@tableside/domain/staff';
import { OFFERED_FLAGS, SWITCH_PARTS } from '@tableside/domain/venue';
import { z } from 'zod';
import { calls } from '../define.ts';

const { lead } = ROLE_GROUPS;

/** How often a page of settings was saved, and by whom last; what is saved names the revision it was made from. */
const stamp = { revision: z.number().int(), changed_by: z.string().nullable() };
const over = { revision: z.number().int().min(0) };

export const SwitchSettings = z.object({
  ...stamp,
  on: z.array(z.enum(OFFERED_FLAGS)),
  /** What is not there of that which some switches need beyond other switches. */
  missing: z.array(z.enum(SWITCH_PARTS)),
});
export type SwitchSettings = z.infer<typeof SwitchSettings>;

export const SettingsView = z.object({ switches: SwitchSettings });
export type SettingsView = z.infer<typeof SettingsView>;

/**
 * What a venue chooses about itself, page by page. Every change is refused with settings_changed when somebody else saved
 * the same page meanwhile: `details` say who (`changed_by`) and the revision that counts.
 */
export const consoleSettingsCalls = calls({
  'GET /console/{venue}/settings': {
    summary: 'What the venue chose about itself, page by page, each with its revision.',
    access: { staff: lead },
    response: SettingsView,
  },
  'POST /console/{venue}/settings/switches': {
    summary:
      'Turns switches; guests see it at once. `validation_failed` with `fields` names switches that are on without those they need. FLAG-01…18.',
    access: { staff: lead, password: true },
    body: z.strictObject({ ...over, on: z.array(z.enum(OFFERED_FLAGS)).max(OFFERED_FLAGS.length) }),
    response: SettingsView,
    errors: ['settings_changed'],
  },
});
