import { createHash, createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { aPassAuthority } from '@tableside/testkit/doubles/a-pass-authority.ts';
import { aProgram, joined, signedUp } from '@tableside/testkit/scenes/a-member.ts';
import { aMenu } from '@tableside/testkit/scenes/a-menu.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromBuffer } from 'yauzl';

let server: TestServer;
let apple: ReturnType<typeof aPassAuthority>;
beforeAll(async () => {
  server = await testServer({ now: Date.now(), env: { PUBLIC_URL: 'https://menu.example' } });
  apple = aPassAuthority();
});
afterAll(async () => {
  apple.close();
  await server.stop();
});

const POINTS = {
  earn: 'amount',
  every: 100,
  category: null,
  cost: 10,
  reward_amount: 500,
  reward_category: null,
  reward_name: { en: 'Five off' },
  birthday: 0,
  months: null,
} as const;

/** A venue with a programme, its owner, and a member. */
const aHouse = async () => {
  const venue = await aVenue(server, {
    settings: { functionalities: ['order', 'skip-payment', 'loyalty-program'] },
  });
  await aMenu(server, venue);
  const owner = await aStaff(server, venue, 'owner');
  const program = await aProgram(server, owner, {
    points: { ...POINTS, reward_name: { ...POINTS.reward_name } },
  });
  const { code } = await aTable(server, venue);
  const phone = await server.guestAt(code);
  await signedUp(phone);
  const number = await joined(phone, program);
  return { venue, owner, program, phone, number, of: { loyalty_program_id: program, language: 'de' } };
};
type House = Awaited<ReturnType<typeof aHouse>>;
const ask = async ({ owner }: House) =>
  (await owner.call('POST /console/{venue}/loyalty/wallets/apple-request', { venue: owner.venue, body: {} }))
    .apple.request ?? '';
const put = async (house: House, certificate: string, authority = apple.authority) => {
  const { owner } = house;
  return owner.call('POST /console/{venue}/loyalty/wallets/apple', {
    venue: owner.venue,
    body: { certificate, authority },
  });
};
const passOf = ({ phone, of }: House, client: Pick<House['phone'], 'fetch'> = phone) =>
  client.fetch(`/api/loyalty/pass?${new URLSearchParams(of)}`);
const filesOf = (zip: Buffer) =>
  new Promise<Map<string, Buffer>>((resolve, reject) => {
    fromBuffer(zip, { lazyEntries: true }, (failed, file) => {
      if (failed || !file) return reject(failed);
      const files = new Map<string, Buffer>();
      file.on('entry', entry =>
        file.openReadStream(entry, async (wrong, stream) => {
          if (wrong || !stream) return reject(wrong);
          files.set(entry.fileName, await buffer(stream));
          file.readEntry();
        }),
      );
      file.on('end', () => resolve(files));
      file.readEntry();
    });
  });

describe('a card for Apple’s wallet', () => {
  it('[LOYAL-16] is signed by the venue’s own certificate, by the word of another reader, and shows the card', async () => {
    const house = await aHouse();
    expect(await house.phone.call('GET /loyalty/wallets', { query: house.of })).toEqual({
      apple: false,
      google: null,
    });
    expect((await passOf(house)).status).toBe(404);
    const { apple: view } = await put(house, apple.sign(await ask(house)));
    expect(view).toMatchObject({ given: true, pass_type: 'pass.test.card' });
    expect((await house.phone.call('GET /loyalty/wallets', { query: house.of })).apple).toBe(true);
    const answer = await passOf(house);
    expect(answer.headers.get('content-type')).toBe('application/vnd.apple.pkpass');
    const files = await filesOf(Buffer.from(await answer.arrayBuffer()));
    const [manifest, signature] = ['manifest.json', 'signature'].map(
      name => files.get(name) ?? Buffer.alloc(0),
    );
    expect(apple.holds(manifest as Buffer, signature as Buffer)).toBe(true);
    expect(apple.holds(Buffer.concat([manifest as Buffer, Buffer.from(' ')]), signature as Buffer)).toBe(
      false,
    );
    const hashes = JSON.parse(String(manifest));
    expect(Object.keys(hashes).sort()).toEqual(['icon.png', 'icon@2x.png', 'icon@3x.png', 'pass.json']);
    for (const [name, hash] of Object.entries(hashes))
      expect(
        createHash('sha1')
          .update(files.get(name) ?? '')
          .digest('hex'),
      ).toBe(hash);
    const pass = JSON.parse(String(files.get('pass.json')));
    expect(pass).toMatchObject({
      passTypeIdentifier: 'pass.test.card',
      teamIdentifier: 'TEAM123456',
      barcodes: [{ message: house.number, format: 'PKBarcodeFormatCode128' }],
      storeCard: {
        primaryFields: [{ value: 'Regulars' }],
        secondaryFields: [{ label: 'Kartennummer' }],
        auxiliaryFields: [{ value: 'Punkte: 0' }],
      },
    });
  });

  it('is nobody else’s: neither a stranger nor another member gets it', async () => {
    const house = await aHouse();
    await put(house, apple.sign(await ask(house)));
    expect((await passOf(house, server.client())).status).toBe(401);
    const other = server.client();
    await signedUp(other);
    expect((await passOf(house, other)).status).toBe(404);
    expect(await other.call('GET /loyalty/wallets', { query: house.of })).toEqual({
      apple: false,
      google: null,
    });
  });

  it('says what is wrong with what is put in, and keeps none of it', async () => {
    const house = await aHouse();
    const { owner } = house;
    const wrong = async (certificate: string, authority = apple.authority) => {
      const response = await owner.fetch(`/api/console/${owner.venue}/loyalty/wallets/apple`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: server.url },
        body: JSON.stringify({ certificate, authority }),
      });
      return ((await response.json()) as { details?: { fields: object } }).details?.fields;
    };
    const old = apple.sign(await ask(house));
    const request = await ask(house);
    const right = apple.sign(request);
    const another = aPassAuthority();
    expect(await wrong(old)).toEqual({ certificate: 'other_key' });
    expect(await wrong('AAAA')).toEqual({ certificate: 'unreadable' });
    expect(await wrong(apple.sign(request, '/CN=Web/OU=TEAM123456'))).toEqual({
      certificate: 'not_of_passes',
    });
    expect(await wrong(right, another.authority)).toEqual({ authority: 'not_its_authority' });
    expect(await wrong(right, 'AAAA')).toEqual({ authority: 'unreadable' });
    another.close();
    expect((await passOf(house)).status).toBe(404);
    await put(house, right);
    expect((await passOf(house)).status).toBe(200);
  });

  it('ends with its certificate, with a new request, and when the owner stops it; the key is kept sealed', async () => {
    const house = await aHouse();
    const { owner } = house;
    await put(house, apple.sign(await ask(house)));
    const { rows } = await server.database.pool.query<{ row: string }>(
      'select w::text as row from loyalty_wallet w where venue_id = $1',
      [owner.venue],
    );
    expect(rows[0]?.row).not.toMatch(/PRIVATE KEY/);
    await owner.call('POST /console/{venue}/loyalty/wallets/remove', {
      venue: owner.venue,
      body: { wallet: 'apple' },
    });
    expect((await passOf(house)).status).toBe(404);
    await put(house, apple.sign(await ask(house)));
    await ask(house);
    expect((await passOf(house)).status).toBe(404);
    await put(house, apple.sign(await ask(house)));
    const manager = await aStaff(server, house.venue, 'manager');
    expect(
      await manager.failure('POST /console/{venue}/loyalty/wallets/remove', {
        venue: owner.venue,
        body: { wallet: 'apple' },
      }),
    ).toBe('not_allowed');
    expect((await passOf(house)).status).toBe(200);
  });
});

describe('a card for Google’s wallet', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const file = JSON.stringify({
    type: 'service_account',
    client_email: 'cards@project.iam.gserviceaccount.com',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  });

  it('[LOYAL-16] is an address signed by the venue’s service account', async () => {
    const house = await aHouse();
    const { owner, venue, number, program } = house;
    const save = (issuer: string, key: string) =>
      owner.call('POST /console/{venue}/loyalty/wallets/google', {
        venue: owner.venue,
        body: { issuer, key },
      });
    await expect(save('abc', '{}')).rejects.toMatchObject({
      details: { fields: { issuer: 'unreadable', key: 'unreadable' } },
    });
    const { google: view } = await save('3388000000022', file);
    expect(view).toEqual({
      issuer: '3388000000022',
      account: 'cards@project.iam.gserviceaccount.com',
      reachable: true,
    });
    const { google: address } = await house.phone.call('GET /loyalty/wallets', { query: house.of });
    expect(address).toMatch(/^https:\/\/pay\.google\.com\/gp\/v\/save\//);
    const [head = '', body = '', signature = ''] = (address ?? '').split('/').at(-1)?.split('.') ?? [];
    const signed = Buffer.from(`${head}.${body}`);
    const key = createPublicKey(publicKey.export({ type: 'spki', format: 'pem' }));
    expect(verify('sha256', signed, key, Buffer.from(signature, 'base64url'))).toBe(true);
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
    expect(claims).toMatchObject({
      iss: 'cards@project.iam.gserviceaccount.com',
      aud: 'google',
      typ: 'savetowallet',
      origins: ['https://menu.example'],
      payload: {
        loyaltyClasses: [
          {
            id: `3388000000022.${program}`,
            programLogo: {
              sourceUri: { uri: `https://menu.example/manifest/${venue.id}/icon-512.png` },
            },
          },
        ],
        loyaltyObjects: [{ barcode: { type: 'EAN_13', value: number }, accountId: number, state: 'ACTIVE' }],
      },
    });
  });
});
