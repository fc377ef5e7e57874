import { describe, expect, it } from 'vitest';
import { errorsPage } from './errors-page.ts';
import { permissionsPage } from './permissions-page.ts';
import { routesPage } from './routes-page.ts';

describe('errorsPage', () => {
  it('lists every failure in the order of its code', () => {
    const page = errorsPage({
      b_code: { http: 409, message: 'Second' },
      a_code: { http: 503, message: 'First', status: 'updating_menu' },
    });
    expect(page.split('\n').filter(line => line.startsWith('| `'))).toEqual([
      '| `a_code` | 503 | `updating_menu` | First |',
      '| `b_code` | 409 |  | Second |',
    ]);
  });
});

describe('routesPage', () => {
  const field = (optional: boolean) => ({ isOptional: () => optional });

  it('says who may call, what is sent and what can go wrong', () => {
    const page = routesPage({
      'POST /cart/{session}/add': {
        summary: 'Adds an item.',
        access: 'session',
        body: { shape: { item_id: field(false), note: field(true) } },
        errors: ['cart_full'],
        idempotent: true,
      },
    });
    expect(page).toContain('## POST /cart/{session}/add');
    expect(page).toContain('- body: `item_id`, `note`?');
    expect(page).toContain('- refuses with: `cart_full`');
    expect(page).toContain('- idempotent: honours `Idempotency-Key`');
  });

  it('names the staff roles', () => {
    expect(routesPage({ 'GET /x': { summary: 'X.', access: { staff: ['owner', 'waiter'] } } })).toContain(
      '- who: staff: owner, waiter',
    );
  });
});

describe('permissionsPage', () => {
  it('has a line for every call of staff, and a cell for every role', () => {
    const page = permissionsPage(['owner', 'waiter'], {
      'GET /cart/{session}/get': { summary: 'X.', access: 'session' },
      'POST /console/sign-in': { summary: 'X.', access: 'public' },
      'GET /console/me': { summary: 'X.', access: 'signed-in' },
      'POST /console/{venue}/keys': { summary: 'X.', access: { staff: ['owner'], password: true } },
    });
    expect(page.split('\n').filter(line => line.startsWith('| `') && !line.includes('events'))).toEqual([
      '| `POST /console/sign-in` | anybody | anybody |',
      '| `GET /console/me` | yes | yes |',
      '| `POST /console/{venue}/keys` | password |  |',
    ]);
  });
});
