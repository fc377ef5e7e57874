import { describe, expect, it } from 'vitest';
import { base32 } from './base32.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { codeAt, otpAddress, stepOfCode } from './totp.ts';

// RFC 6238 appendix B, SHA-1; its eight digits end in our six.
const SECRET = Buffer.from('12345678901234567890');

describe('codes of authenticator apps', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %i the code is %s', (seconds, code) => {
    const step = Math.floor(seconds / 30);
    expect(codeAt(SECRET, step)).toBe(code);
    for (const drift of [-30, 0, 30]) {
      expect(stepOfCode(SECRET, code, (seconds + drift) * 1000, null)).toBe(step);
    }
    expect(stepOfCode(SECRET, code, (seconds + 60) * 1000, null)).toBeNull();
    expect(stepOfCode(SECRET, code, seconds * 1000, step)).toBeNull();
  });

  it('are made from a secret that is handed over as base32', () => {
    // RFC 4648 §10
    expect(['', 'f', 'fo', 'foobar'].map(text => base32(Buffer.from(text)))).toEqual([
      '',
      'MY',
      'MZXQ',
      'MZXW6YTBOI',
    ]);
    const address = new URL(otpAddress(SECRET, 'rūta@venue.test'));
    expect(address.searchParams.get('secret')).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    expect(decodeURIComponent(address.pathname)).toContain('Tableside:rūta@venue.test');
  });

  it('have ten recovery codes beside them, none like another', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
  });
});
