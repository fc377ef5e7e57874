import { describe, expect, it } from 'vitest';
import * as cookies from './names.ts';

const sources = import.meta.glob<string>('../../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe('the cookies of the guest app', () => {
  it('[SESSION-08] have their names and durations in one place, and nothing writes a cookie without it', () => {
    const shipped = Object.entries(sources).filter(([path]) => !/\.test\.tsx?$/.test(path));
    const touching = shipped.filter(([, text]) => /document\.cookie\s*=[^=]/.test(text));
    expect(touching.map(([path]) => path)).toEqual(['./phone-cookie.ts']);
    const writers = shipped.filter(
      ([path, text]) => path !== './phone-cookie.ts' && /\bwriteCookie\(/.test(text),
    );
    expect(writers.length).toBeGreaterThan(2);
    for (const [path, text] of writers)
      expect([path, /app\/cookies\/(court-)?names\.ts'/.test(text)]).toEqual([path, true]);
  });

  it('[SESSION-02] [SESSION-04] [MENU-41] are kept as long as the specification says', () => {
    expect(cookies).toMatchObject({ ANONYMOUS_USER_HOURS: 8_760, ONBOARDING_HOURS: 8_760, AGE_HOURS: 720 });
  });
});
