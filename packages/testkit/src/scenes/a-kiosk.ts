import type { TestServer } from '../server/server.ts';
import type { TestClient } from '../server/server-client.ts';
import { aStaff, type TestStaff } from './a-staff.ts';
import type { TestVenue } from './a-venue.ts';

/** Enrols a device as a new kiosk at a self-service table. */
export const anEnrolled = async (
  server: TestServer,
  venue: TestVenue,
  table: { readonly id: string },
  over: { readonly owner?: TestStaff; readonly device?: TestClient; readonly name?: string } = {},
): Promise<{ readonly owner: TestStaff; readonly device: TestClient; readonly kiosk: string }> => {
  const owner = over.owner ?? (await aStaff(server, venue, 'owner'));
  const device = over.device ?? server.client();
  const made = await owner.call('POST /console/{venue}/kiosks', {
    venue: venue.id,
    body: { name: over.name ?? 'Entrance', table: table.id },
  });
  await device.call('POST /kiosk/enrol', { body: { code: made.code } });
  return { owner, device, kiosk: made.kiosk.id };
};

/** Somebody who stands at an enrolled kiosk: each scan of its device is another guest. */
export const aGuestAtKiosk = async (
  device: TestClient,
  code: string,
): Promise<TestClient & { readonly session: string }> => {
  const { session } = await device.call('GET /{hash}', { hash: code });
  return { ...device, session };
};
