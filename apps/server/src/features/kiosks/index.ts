import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/mount/handler.ts';
import { enrol } from './device/enrol.ts';
import { showDevice } from './device/kiosk-device.ts';
import { add, change, makeCode, remove, revoke } from './set-up/set-up.ts';
import { listKiosks } from './set-up/show.ts';

export { faceOf, kioskOf, kioskOfSession, proveKiosk } from './device/kiosk-device.ts';
export type { KioskDeviceRow } from './device/kiosk-device-store.ts';
export { giveDemoKiosk } from './set-up/demo-kiosk.ts';

type Keys =
  | 'GET /kiosk/device'
  | 'POST /kiosk/enrol'
  | 'GET /console/{venue}/kiosks'
  | 'POST /console/{venue}/kiosks'
  | 'POST /console/{venue}/kiosks/{kiosk}'
  | 'POST /console/{venue}/kiosks/{kiosk}/code'
  | 'POST /console/{venue}/kiosks/{kiosk}/revoke'
  | 'POST /console/{venue}/kiosks/{kiosk}/remove';

/** Kiosks: devices that a venue enrolled, and setting them up. ADR 0038. */
export const kioskHandlers = (deps: Deps): Handlers<Keys> => ({
  'GET /kiosk/device': showDevice(deps),
  'POST /kiosk/enrol': enrol(deps),
  'GET /console/{venue}/kiosks': listKiosks(deps),
  'POST /console/{venue}/kiosks': add(deps),
  'POST /console/{venue}/kiosks/{kiosk}': change(deps),
  'POST /console/{venue}/kiosks/{kiosk}/code': makeCode(deps),
  'POST /console/{venue}/kiosks/{kiosk}/revoke': revoke(deps),
  'POST /console/{venue}/kiosks/{kiosk}/remove': remove(deps),
});
