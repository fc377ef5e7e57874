import { Refusal } from '@tableside/contract';
import type { VenueSecurity } from '@tableside/contract/http/admin/staff';
import { LOCK_MINUTES } from '@tableside/domain/staff';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { saveIfUnchanged, stampOf } from '../settings-stamps/index.ts';
import { audit } from './audit/audit.ts';
import { devicesOf } from './devices/device-store.ts';
import { type Policy, peopleOf, policyOf, setPolicy } from './policy-store.ts';
import { twoStepOf } from './second-step/two-step-store.ts';
import type { StaffService } from './staff-service.ts';

/** Of a venue that never said otherwise. */
export const DEFAULT_POLICY: Policy = { twoStep: 'nobody', lockMinutes: LOCK_MINUTES.usual };

export const securityView = async (
  { database: { run }, env }: Pick<Deps, 'database' | 'env'>,
  venueId: string,
): Promise<VenueSecurity> => {
  const stamp = await stampOf(run, venueId, 'security');
  const [policy, people, devices] = await Promise.all([
    policyOf(run, venueId, DEFAULT_POLICY),
    peopleOf(run, venueId, env.demo),
    devicesOf(run, venueId),
  ]);
  return {
    two_step: policy.twoStep,
    lock_minutes: policy.lockMinutes,
    ...stamp,
    people: people.map(({ id, name, role, twoStep, pin }) => ({ id, name, role, two_step: twoStep, pin })),
    devices: devices.map(({ id, name, sharedBy, sharedAt, seenAt }) => ({
      id,
      name,
      shared_by: sharedBy,
      shared_at: sharedAt.toISOString(),
      seen_at: seenAt.toISOString(),
    })),
  };
};

export const getSecurity =
  (deps: Deps): Handler<'GET /console/{venue}/security'> =>
  async ({ staff }) => ({ security: await securityView(deps, staff.venueId) });

/** An owner who demands the second step has it: nobody locks themselves out by a tap. Refuses settings_changed. */
export const setSecurity =
  (deps: Deps, service: StaffService): Handler<'POST /console/{venue}/security'> =>
  async ({ staff, body }) => {
    const { run } = deps.database;
    const own = await twoStepOf(run, staff.userId);
    if (body.two_step !== 'nobody' && !own?.confirmedAt) throw new Refusal('two_step_off');
    const { revision, ...policy } = body;
    await deps.database.transaction(async inside => {
      await saveIfUnchanged(inside, staff, 'security', revision);
      await setPolicy(inside, staff.venueId, { twoStep: body.two_step, lockMinutes: body.lock_minutes });
      await audit(inside, staff, {
        action: 'security-set',
        subject: `venue:${staff.venueId}`,
        data: policy,
      });
    });
    service.forget();
    return { security: await securityView(deps, staff.venueId) };
  };
