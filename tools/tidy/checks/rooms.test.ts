import { describe, expect, it } from 'vitest';
import { checkRooms, measureRooms, mostInNineOfTen, mostInRoom } from './rooms.ts';

const room = (folder: string, files: number, ending = '.ts'): string[] =>
  Array.from({ length: files }, (_, at) => `${folder}/file-${at}${ending}`);
const PAYMENTS = 'apps/server/src/features/payments';
/** Enough small folders that one large one is no tenth of them. */
const small = Array.from({ length: 20 }, (_, at) => room(`packages/domain/src/area-${at}`, 3)).flat();

describe('rooms', () => {
  it('are full at twenty sources', () => {
    expect(checkRooms([...small, ...room(PAYMENTS, mostInRoom)])).toEqual([]);
    expect(checkRooms([...small, ...room(PAYMENTS, mostInRoom + 1)])).toEqual([
      { path: PAYMENTS, message: expect.stringContaining(`holds ${mostInRoom + 1} sources`) },
    ]);
  });

  it('count styles and parts of screens, each folder for itself', () => {
    const screen = 'apps/guest/src/screens/Pay';
    const both = [...room(screen, 11, '.tsx'), ...room(screen, 10, '.module.css')];
    expect(checkRooms([...small, ...both]).map(({ path }) => path)).toEqual([screen]);
    expect(checkRooms([...small, ...room(screen, 15), ...room(`${screen}/card`, 15)])).toEqual([]);
  });

  it.each([
    ['tests', room(PAYMENTS, 60, '.test.ts')],
    ['migrations', room('apps/server/src/database/migrations', 60)],
    ['fonts', room('packages/design/src/fonts', 60)],
    ['helpers of tests', room('apps/guest/src/testing', 60)],
    ['what is not shipped', room('tools/docs', 60)],
  ])('do not count %s', (_, paths) => {
    expect(checkRooms([...small, ...paths])).toEqual([]);
  });

  it('are small in nine of ten', () => {
    const large = Array.from({ length: 3 }, (_, at) =>
      room(`apps/console/src/features/f${at}`, mostInNineOfTen + 1),
    ).flat();
    expect(measureRooms([...small, ...large])).toEqual({ rooms: 23, p90: 13, most: 13 });
    expect(checkRooms([...small, ...large])).toHaveLength(1);
  });
});
