import { describe, expect, it } from 'vitest';
import { databaseUrl } from './cluster.ts';

describe('databaseUrl', () => {
  it.each([
    ['postgres://u:p@127.0.0.1:5433/postgres', 'postgres://u:p@127.0.0.1:5433/other'],
    ['postgres://u@/postgres?host=%2Ftmp%2Frun', 'postgres://u@/other?host=%2Ftmp%2Frun'],
    ['postgres://db.test/main?sslmode=require', 'postgres://db.test/other?sslmode=require'],
  ])('names another database of %s', (url, expected) => {
    expect(databaseUrl(url, 'other')).toBe(expected);
  });
});
