import { Refusal } from '@tableside/contract';
import type { NoticesView, OwnNotices } from '@tableside/contract/http/console/notices';
import {
  mayBeNotified,
  NOTICE_CAUSES,
  type NoticeRule,
  notificationsFor,
  notifiedRoles,
  waysOf,
} from '@tableside/domain/staff';
import type { Deps } from '../../deps.ts';
import type { Handler, StaffContext } from '../../http/mount/handler.ts';
import { audit } from '../staff/index.ts';
import { lockRules, mute, mutesOf, putRule, rulesOf, unmute } from './rules-store.ts';

const causesOf = (rules: readonly NoticeRule[]): NoticesView['causes'] =>
  NOTICE_CAUSES.map(cause => ({
    cause,
    ways: waysOf(cause).map(way => ({
      way,
      may: [...mayBeNotified(cause, way)],
      told: [...notifiedRoles(rules, cause, way)],
    })),
  }));

const view = async (deps: Deps, venueId: string): Promise<NoticesView> => {
  const rules = await rulesOf(deps.database.run, venueId);
  const { settings } = await deps.venues.get(venueId);
  const on = (flag: string): boolean => (settings.functionalities as readonly string[]).includes(flag);
  return {
    causes: causesOf(rules),
    mail: deps.mail.isOpen,
    guests: {
      sms_sender: deps.sms.isOpen,
      sms: on('sms-notifications'),
      push: on('push-notifications'),
    },
  };
};

export const showNotices =
  (deps: Deps): Handler<'GET /console/{venue}/notices'> =>
  ({ staff }) =>
    view(deps, staff.venueId);

const same = (a: readonly string[], b: readonly string[]): boolean =>
  [...a].sort().join() === [...b].sort().join();

/** Chooses who is told of one thing in one way. Refuses settings_changed over somebody else's choice. */
export const chooseNotices =
  (deps: Deps): Handler<'POST /console/{venue}/notices'> =>
  async ({ staff, body: { cause, way, roles, was } }) => {
    const { venueId } = staff;
    if (roles.some(role => !mayBeNotified(cause, way).includes(role)))
      throw new Refusal('validation_failed', { fields: { roles: 'not_allowed' } });
    await deps.database.transaction(async run => {
      await lockRules(run, venueId);
      const before = notifiedRoles(await rulesOf(run, venueId), cause, way);
      if (!same(before, was)) throw new Refusal('settings_changed', {});
      await putRule(run, venueId, { cause, way, roles });
      const data = { cause, way, before, after: roles };
      await audit(run, staff, { action: 'notices-change', subject: `venue:${venueId}`, data });
    });
    return view(deps, venueId);
  };

const ownView = async (
  { database: { run } }: Pick<Deps, 'database'>,
  { venueId, userId, role }: StaffContext,
): Promise<OwnNotices> => {
  const [rules, mutes] = await Promise.all([rulesOf(run, venueId), mutesOf(run, venueId, userId)]);
  return {
    told: notificationsFor(rules, role).map(({ cause, way }) => ({
      cause,
      way,
      muted: mutes.some(each => each.cause === cause && each.way === way),
    })),
  };
};

export const ownNotices =
  (deps: Deps): Handler<'GET /console/{venue}/notices/own'> =>
  ({ staff }) =>
    ownView(deps, staff);

/** Each for themselves: nobody else hears less. */
export const muteOwn =
  (deps: Deps): Handler<'POST /console/{venue}/notices/own'> =>
  async ({ staff, body: { cause, way, muted } }) => {
    const change = muted ? mute : unmute;
    await change(deps.database.run, staff.venueId, staff.userId, { cause, way });
    return ownView(deps, staff);
  };
