import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openNotes } from './notes.ts';

const DONE = { kind: 'done', paper_low: false } as const;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bridge-notes-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('remembers over a restart what was begun and what was done', () => {
  const notes = openNotes(folder);
  notes.write('a', 'begun');
  notes.write('b', 'begun');
  notes.write('b', DONE);
  const after = openNotes(folder);
  expect([after.of('a'), after.of('b'), after.of('c')]).toEqual(['begun', DONE, undefined]);
});

it('reads past a line that the power cut short', () => {
  openNotes(folder).write('a', DONE);
  appendFileSync(join(folder, 'done.jsonl'), '{"id":"b","is":"beg');
  const notes = openNotes(folder);
  expect([notes.of('a'), notes.of('b')]).toEqual([DONE, undefined]);
  notes.write('b', 'begun');
  expect(openNotes(folder).of('b')).toBe('begun');
});

it('stays small over a long summer, and forgets the oldest first', () => {
  const notes = openNotes(folder, 10);
  for (let paper = 0; paper < 200; paper += 1) notes.write(`${paper}`, DONE);
  expect(readFileSync(join(folder, 'done.jsonl'), 'utf8').split('\n').length).toBeLessThan(50);
  const after = openNotes(folder, 10);
  expect([after.of('0'), after.of('199')]).toEqual([undefined, DONE]);
});

it('says when its disk takes nothing, and when it does again', () => {
  const place = join(folder, 'place');
  writeFileSync(place, 'a file where the folder should be');
  const notes = openNotes(place);
  notes.write('a', 'begun');
  expect([notes.of('a'), notes.isKept()]).toEqual(['begun', false]);
  rmSync(place);
  notes.write('a', DONE);
  expect(notes.isKept()).toBe(true);
  expect(openNotes(place).of('a')).toEqual(DONE);
});
