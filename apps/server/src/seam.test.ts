import { expect, it } from 'vitest';
import type { Run } from './database/database.ts';
import { seam } from './seam.ts';

const run: Run = async () => [];
const doubled = async (_: Run, about: number): Promise<number> => about * 2;

it('is answered by whoever was put behind it, once and by nobody else', async () => {
  const asked = seam<number, number>('a number');
  expect(() => asked.ask(run, 3)).toThrow('nobody answers a number');
  asked.answer(doubled);
  asked.answer(doubled);
  expect(await asked.ask(run, 3)).toBe(6);
  expect(() => asked.answer(async () => 0)).toThrow('answered by two');
});
