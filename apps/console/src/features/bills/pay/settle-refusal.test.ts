import { ApiFailure } from '@tableside/contract/client';
import { readLocale } from '@tableside/i18n/build/locale-files.ts';
import { describe, expect, it } from 'vitest';
import { SETTLE_REFUSALS, settleRefusal } from './settle-refusal.ts';

describe('why nothing was booked', () => {
  it('of a tip names the most that is taken', () => {
    const wire = { message: '', code: 'tip_invalid', details: { min: 0, max: 100 } } as const;
    expect(settleRefusal(new ApiFailure('tip_invalid', 422, '', wire))).toEqual({
      code: 'tip_invalid',
      max: 100,
      by: '',
    });
    const busy = { message: '', code: 'terminal_busy', details: { by: 'Rūta' } } as const;
    expect(settleRefusal(new ApiFailure('terminal_busy', 409, '', busy))?.by).toBe('Rūta');
    expect(settleRefusal(new ApiFailure('bill_closed', 409, ''))).toEqual({
      code: 'bill_closed',
      max: null,
      by: '',
    });
    expect(settleRefusal(new ApiFailure('not_allowed', 403, ''))).toBeNull();
  });

  it.each(['en', 'lt'])('is said in words of its own for each reason in %s', language => {
    const texts = { ...readLocale(language, 'console-money'), ...readLocale(language, 'console-terminals') };
    for (const code of SETTLE_REFUSALS)
      expect([code, texts[`settle.refused.${code}`]]).not.toContain(undefined);
    expect(texts['settle.refused.tip_invalid']).toContain('{max}');
  });
});
