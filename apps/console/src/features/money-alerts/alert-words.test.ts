import { MONEY_ALERTS } from '@tableside/domain/ledger';
import { readLocale } from '@tableside/i18n/build/locale-files.ts';
import { describe, expect, it } from 'vitest';
import { alertHint, alertTitle } from './alert-facts.ts';

describe.each(['en', 'lt'])('alerts in %s', language => {
  const texts = readLocale(language, 'console-alerts');

  it.each(MONEY_ALERTS)('%s says what happened and what to do, in words of its own', kind => {
    expect(alertTitle(kind)).not.toBe('alert.other');
    for (const key of [alertTitle(kind), alertHint(kind)]) {
      expect(texts[key] ?? '').not.toBe('');
      expect(texts[key]).not.toBe(texts['alert.other']);
    }
  });
});
