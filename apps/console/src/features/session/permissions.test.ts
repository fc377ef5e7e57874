import { consoleCalls } from '@tableside/contract';
import { describe, expect, it } from 'vitest';
import { PERMISSIONS, type Permission } from './permissions.ts';

const guarded: Record<Permission, readonly (keyof typeof consoleCalls)[]> = {
  seeBoard: ['GET /console/{venue}/board', 'GET /console/{venue}/tables'],
  moveOrders: [
    'POST /console/{venue}/orders/{order}/seen',
    'POST /console/{venue}/orders/{order}/accept',
    'POST /console/{venue}/orders/{order}/wait',
    'POST /console/{venue}/orders/{order}/deliver',
    'POST /console/{venue}/orders/{order}/close',
  ],
  failOrders: ['POST /console/{venue}/orders/{order}/fail'],
  rejectOrders: ['POST /console/{venue}/orders/{order}/reject'],
  settleCash: ['POST /console/{venue}/orders/{order}/settle-cash'],
  closeTables: ['POST /console/{venue}/tables/{table}/close'],
  answerCalls: ['POST /console/{venue}/calls/{call}/take', 'POST /console/{venue}/calls/{call}/done'],
  setStatus: ['POST /console/{venue}/status'],
  setStock: ['GET /console/{venue}/stock', 'POST /console/{venue}/stock'],
};

describe('buttons follow the contract', () => {
  it.each(Object.entries(guarded))('%s', (permission, keys) => {
    for (const key of keys) {
      expect(consoleCalls[key].access).toEqual({ staff: PERMISSIONS[permission as Permission] });
    }
  });
});
