import { describe, expect, it } from 'vitest';
import { NOTICE_KINDS, NOTICES } from './notices.ts';
import {
  mayBeNotified,
  NOTICE_CAUSES,
  type NoticeRule,
  notificationsFor,
  notifiedRoles,
  waysOf,
} from './told.ts';

describe('who is told', () => {
  it.each([
    ['order', 'push', [], ['owner', 'manager', 'waiter', 'kitchen']],
    ['order', 'push', ['waiter'], ['waiter']],
    ['order', 'push', 'nobody', []],
    // Whoever may not see it is not told, whatever was chosen.
    ['alert', 'mail', ['owner', 'waiter', 'kitchen'], ['owner']],
    ['call', 'mail', ['owner'], []],
    ['order-late', 'mail', [], []],
    ['webhook', 'mail', [], ['owner']],
  ] as const)('of %s by %s, chosen %j: %j', (cause, way, chosen, expected) => {
    const roles = chosen === 'nobody' ? [] : chosen;
    const rules: NoticeRule[] = chosen !== 'nobody' && chosen.length === 0 ? [] : [{ cause, way, roles }];
    expect(notifiedRoles(rules, cause, way)).toEqual(expected);
  });

  it('no cause is told to a role that may not be, and each in some way', () => {
    for (const cause of NOTICE_CAUSES) {
      expect(waysOf(cause).length, cause).toBeGreaterThan(0);
      for (const way of waysOf(cause)) {
        for (const role of notifiedRoles([], cause, way)) expect(mayBeNotified(cause, way)).toContain(role);
      }
    }
    expect(notificationsFor([], 'kitchen').some(({ cause }) => cause === 'alert' || cause === 'books')).toBe(
      false,
    );
  });

  it('what calls a device is worth calling for a while', () => {
    for (const kind of NOTICE_KINDS) {
      expect(waysOf(kind)).toContain('push');
      expect(NOTICES[kind].goodForMs).toBeGreaterThan(0);
    }
  });
});
