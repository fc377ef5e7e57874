import type { Deps } from '../../deps.ts';
import { browserLanguages } from '../../http/answers/browser-languages.ts';
import type { Handlers, RequestMeta } from '../../http/mount/handler.ts';
import { kioskOf } from '../kiosks/index.ts';
import type { Phone, Scanner } from './open-session.ts';
import { rememberDevice, rememberPhone } from './remember-phone.ts';
import { printedCode } from './spoken.ts';

const phoneOf = async (deps: Pick<Deps, 'database' | 'clock'>, meta: RequestMeta): Promise<Phone> => ({
  ip: meta.ip,
  deviceToken: meta.deviceToken,
  languages: browserLanguages(meta.headers['accept-language']),
  kiosk: await kioskOf(deps, meta),
});

/** The calls that turn a table code into a session. Spec 1§2.2, 1§7. */
export const scanHandlers = (
  deps: Pick<Deps, 'limits' | 'database' | 'clock'>,
  scanner: Scanner,
): Handlers<
  'GET /restaurant-by-code/{hash}' | 'GET /{hash}' | 'GET /preview/{hash}' | 'POST /spoken-code'
> => ({
  'GET /restaurant-by-code/{hash}': async ({ params, meta }) => {
    const { venueId, tableId } = await scanner.resolve(params.hash, meta.ip);
    return { restaurant_id: venueId, table_id: tableId };
  },
  'GET /{hash}': async ({ params, meta }) => {
    const opened = await scanner.open(params.hash, 'scan', await phoneOf(deps, meta));
    rememberPhone(meta, opened);
    return { session: opened.token, restaurant_id: opened.venueId, table_id: opened.tableId };
  },
  'POST /spoken-code': async ({ body, meta }) => {
    const hash = await printedCode(deps, body.code, null, meta.ip);
    await scanner.resolve(hash, meta.ip);
    return { hash };
  },
  'GET /preview/{hash}': async ({ params, meta }) => {
    const opened = await scanner.open(params.hash, 'preview', await phoneOf(deps, meta));
    rememberDevice(meta, opened);
    return { session: opened.token, mode: 'preview' as const };
  },
});
