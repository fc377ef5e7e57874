import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../setup/root.ts';
import { MUTATIONS } from './mutation-list.ts';

it.each(MUTATIONS)('the bug "$name" can still be planted: its place and its tests are there', mutation => {
  const text = existsSync(inRoot(mutation.file)) ? readFileSync(inRoot(mutation.file), 'utf8') : '';
  expect(text.split(mutation.from).length - 1).toBe(1);
  expect(mutation.tests.filter(path => !existsSync(inRoot(path)))).toEqual([]);
});
