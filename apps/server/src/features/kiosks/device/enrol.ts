import { Refusal } from '@tableside/contract';
import { readKioskCode } from '@tableside/domain/kiosk';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { hashOfToken, newToken } from '../../../http/tokens.ts';
import { ENROL_CODES } from '../../limits/index.ts';
import { noteBySystem } from '../../staff/index.ts';
import { DEMO_DEVICES, demoCode, demoKiosk } from '../set-up/demo-kiosk.ts';
import { deviceView, KIOSK_COOKIE, KIOSK_COOKIE_SECONDS } from './kiosk-device.ts';
import { deviceOfId, insertDevice, takeCode } from './kiosk-device-store.ts';

/** Whose code it is, and how many devices stay beside the new one. */
const kioskOfCode = async (run: Run, deps: Deps, code: string) => {
  if (code === demoCode(deps)) {
    const kiosk = await demoKiosk(run);
    return kiosk && { ...kiosk, others: DEMO_DEVICES - 1 };
  }
  const kiosk = await takeCode(run, hashOfToken(code), new Date(deps.clock()));
  return kiosk && { ...kiosk, others: 0 };
};

/** Whoever knows the code that the console showed makes this device the kiosk; the secret is its cookie's alone. */
export const enrol =
  (deps: Deps): Handler<'POST /kiosk/enrol'> =>
  async ({ body, meta }) => {
    const code = readKioskCode(body.code);
    const attempt = deps.limits.attempt('kiosk-code', meta.ip, ENROL_CODES);
    const token = newToken();
    const device = await deps.database.transaction(async run => {
      const kiosk = code === null ? null : await kioskOfCode(run, deps, code);
      if (!kiosk) throw new Refusal('kiosk_code_wrong');
      const id = await insertDevice(run, kiosk.id, {
        tokenHash: hashOfToken(token),
        now: new Date(deps.clock()),
        others: kiosk.others,
      });
      await noteBySystem(run, kiosk.venue_id, {
        action: 'kiosk-enrol',
        subject: `kiosk:${kiosk.name}`,
      });
      return deviceOfId(run, id);
    });
    if (!device) throw new Refusal('kiosk_code_wrong');
    attempt.forgive();
    meta.setCookie(KIOSK_COOKIE, token, { maxAgeSeconds: KIOSK_COOKIE_SECONDS, httpOnly: true });
    return { device: deviceView(device) };
  };
