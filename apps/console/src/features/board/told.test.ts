import { expect, it } from 'vitest';
import { tell } from './told.ts';

it('is heard of by who listens, once for each change, and by nobody else', () => {
  const told = tell('quiet');
  const heard: string[] = [];
  const stop = told.listen(() => heard.push(told.get()));
  told.now('busy');
  told.now('busy');
  stop();
  told.now('over');
  expect(heard).toEqual(['busy']);
  expect(told.get()).toBe('over');
});
