import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anonymousToken, keepAnonymousToken } from './anonymous-user.ts';

const page = { cookie: '' };
beforeEach(() => {
  page.cookie = '';
  vi.stubGlobal('document', page);
});
afterEach(() => vi.unstubAllGlobals());

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

describe('the anonymous token', () => {
  it('[SESSION-10] is a random UUID that the phone makes, not before something needs it', () => {
    expect(page.cookie).toBe('');
    const [one, other] = [anonymousToken(), anonymousToken()];
    expect([one, other]).toEqual([expect.stringMatching(UUID), expect.stringMatching(UUID)]);
    page.cookie = '';
    expect(anonymousToken()).not.toBe(one);
  });

  it('[SESSION-02] is kept for 8760 hours, and stays the same', () => {
    keepAnonymousToken('known');
    expect(page.cookie).toContain(`max-age=${8760 * 3600}`);
    page.cookie = 'device=x; anonymous-user=known';
    expect(anonymousToken()).toBe('known');
  });
});
