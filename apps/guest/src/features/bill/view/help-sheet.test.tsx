import { expect, it } from 'vitest';
import { shown } from '../../../testing/shown.tsx';
import { HelpSheet } from './HelpSheet.tsx';

it('[SPLIT-14] the help says how the list is sorted and how dishes are chosen', () => {
  const { html, text, names } = shown(<HelpSheet open onClose={() => undefined} />);
  expect(html).toContain('aria-label="How choosing works"');
  expect(text).toContain('What you ordered by phone comes first, then what the staff wrote down');
  expect(text).toContain('Tap everything you want to pay for.');
  expect(names).toContain('Understood');
});
