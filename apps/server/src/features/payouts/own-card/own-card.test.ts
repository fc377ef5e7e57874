import { randomInt } from 'node:crypto';
import type { TipCard } from '@tableside/contract/http/gifts';
import { agreesAs, aTipCard, giftScene } from '@tableside/testkit/scenes/a-gift.ts';
import { type PayServer, paid, payServer } from '@tableside/testkit/scenes/a-payer.ts';
import { aStaff, STAFF_PASSWORD, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: PayServer;
beforeAll(async () => {
  server = await payServer();
});
afterAll(() => server.stop());

/** No two are alike: a picture is stored once, whoever sends it. */
const bytesOfPicture = async (): Promise<Blob> => {
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) };
  const bytes = await sharp({ create: { width: 60, height: 60 + randomInt(400), channels: 3, background } })
    .png()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/png' });
};
const send = async (staff: TestStaff, body?: Blob): Promise<string> => {
  const input = { venue: staff.venue, query: {}, body: body ?? (await bytesOfPicture()) };
  return (await staff.call('POST /console/{venue}/own-tips/picture', input)).picture.id;
};

const WORDS = { description: { lt: 'Penktadieniais' }, thanks: { lt: 'Ačiū jums!' } };

/** A waiter who shows all of themself on their card. */
const shown = async () => {
  const scene = await giftScene(server);
  const { venue, waiter, card } = scene;
  const owner = await aStaff(server, venue, 'owner');
  const guest = server.client();
  const [photo, thanks_photo] = [await send(waiter), await send(waiter)];
  const says = (over: object = {}) =>
    waiter.call('POST /console/{venue}/own-tips/consent', {
      venue: venue.id,
      body: agreesAs('Rūta', { ...WORDS, photo, thanks_photo, ...over }),
    });
  const own = await says();
  const see = (): Promise<TipCard> => guest.call('GET /tips/get-data/{hash}', { hash: card });
  const isDead = async () =>
    expect(await guest.failure('GET /tips/get-data/{hash}', { hash: card })).toBe('tip_card_unavailable');
  const files = async (...ids: string[]) =>
    Promise.all(ids.map(async id => (await guest.fetch(`/media/${id}/thumb.webp`)).status));
  const cardOf = async () =>
    (await owner.call('GET /console/{venue}/gifts', { venue: venue.id })).cards.find(
      ({ hash }) => hash === card,
    );
  const withdraw = () =>
    waiter.call('POST /console/{venue}/own-tips/withdraw', { venue: venue.id, body: {} });
  const leave = () =>
    owner.call('POST /console/{venue}/team/{person}/remove', {
      venue: venue.id,
      person: waiter.userId,
      body: {},
    });
  const comeBack = async () => {
    const { code } = await owner.call('POST /console/{venue}/team/invite', {
      venue: venue.id,
      body: { name: waiter.name, email: waiter.email, role: 'waiter' },
    });
    await server.client().call('POST /console/join/accept', { body: { code, password: STAFF_PASSWORD } });
    const back = server.client();
    await back.call('POST /console/sign-in', { body: { email: waiter.email, password: STAFF_PASSWORD } });
    return back;
  };
  const putUp = async () => ({
    venue: venue.id,
    card: (await cardOf())?.id ?? '',
    body: { active: true },
  });
  return {
    ...scene,
    owner,
    guest,
    photo,
    thanks_photo,
    own,
    says,
    see,
    isDead,
    files,
    cardOf,
    withdraw,
    leave,
    comeBack,
    putUp,
  };
};
type Scene = Awaited<ReturnType<typeof shown>>;

const SWITCH = 'POST /console/{venue}/gifts/{card}/switch';

/** Everything that the database holds of the person, but for what the books and the account of whoever works are. */
const leftOf = async ({ venue, waiter, photo, thanks_photo }: Scene): Promise<string[]> => {
  const { rows } = await server.database.pool.query<{ line: string }>(
    `select to_jsonb(r)::text as line from tip_recipient r where venue_id = $1
     union all select to_jsonb(c)::text from tip_card c where venue_id = $1
     union all select to_jsonb(a)::text from audit_log a where venue_id = $1 and a.action in ('tip-consent', 'gift-card-add')`,
    [venue.id],
  );
  const said = ['Rūta', 'Penktadieniais', 'Ačiū', photo, thanks_photo];
  expect(rows.some(({ line }) => line.includes(waiter.userId))).toBe(true);
  return said.filter(word => rows.some(({ line }) => line.includes(word)));
};

describe('what guests see of somebody on a tip card', () => {
  it('[TIPCARD-07][TIPCARD-28][ENTITY-57] is their own to say: name, photograph, words, and thanks with a picture', async () => {
    const { see, own, photo, thanks_photo, cardOf } = await shown();
    expect(own).toMatchObject({
      consent: { asked: 2, agreed: 2 },
      shown_name: 'Rūta',
      ...WORDS,
      photo: { id: photo },
      thanks_photo: { id: thanks_photo },
      languages: ['lt', 'en'],
    });
    expect((await see()).personnel_data).toMatchObject({
      name: 'Rūta',
      photo: `/media/${photo}/thumb.webp?of=person`,
      description: 'Penktadieniais',
      success_gif: `/media/${thanks_photo}/photo.webp?of=person`,
      success_description: 'Ačiū jums!',
    });
    // The office reads the name, and has nothing of the rest to change.
    expect(await cardOf()).toMatchObject({
      name: 'Rūta',
      person: 'Rūta',
      description: {},
      thanks: {},
      picture: null,
    });
  });

  it('is kept by no cache that many share, and by a browser for minutes', async () => {
    const { see, guest, photo } = await shown();
    const cached = async (address: string) => (await guest.fetch(address)).headers.get('cache-control');
    const { personnel_data: person } = await see();
    for (const address of [person?.photo, person?.success_gif]) {
      expect(await cached(address ?? '')).toBe('private, max-age=600');
    }
    expect(await cached(`/media/${photo}/thumb.webp`)).toContain('immutable');
  });

  it('[TIPCARD-08] stands with their name where guests choose one of the team', async () => {
    const { venue, guest, photo } = await shown();
    const hash = await aTipCard(server, venue, null, true);
    const { personnel } = await guest.call('GET /tips/get-data/{hash}', { hash });
    expect(personnel).toMatchObject([{ name: 'Rūta', photo: `/media/${photo}/thumb.webp?of=person` }]);
  });

  it('under version 1 of the text is the name alone, and all of it once they agree anew', async () => {
    const { venue, waiter, see, says, guest, photo, own } = await shown();
    await server.database.pool.query('update tip_recipient set consent_version = 1 where venue_id = $1', [
      venue.id,
    ]);
    const bare = { name: 'Rūta', photo: null, description: '', success_gif: null, success_description: '' };
    expect((await see()).personnel_data).toMatchObject(bare);
    const house = await aTipCard(server, venue, null, true);
    const { personnel } = await guest.call('GET /tips/get-data/{hash}', { hash: house });
    expect(personnel).toMatchObject([{ name: 'Rūta', photo: null }]);
    // Their page asks anew, with what was there.
    expect(await waiter.call('GET /console/{venue}/own-tips', { venue: venue.id })).toMatchObject({
      consent: { asked: 2, agreed: 1 },
      photo: own.photo,
      ...WORDS,
    });
    // A page that still shows the first text agrees to nothing.
    expect(
      await waiter.failure('POST /console/{venue}/own-tips/consent', {
        venue: venue.id,
        body: agreesAs('Rūta', { version: 1 }),
      }),
    ).toBe('settings_changed');
    expect((await see()).personnel_data).toMatchObject(bare);
    await says();
    expect((await see()).personnel_data).toMatchObject({ photo: expect.stringContaining(photo) });
  });

  it('needs a picture that was sent, and one of a format that is read', async () => {
    const { venue, waiter } = await shown();
    for (const field of ['photo', 'thanks_photo']) {
      expect(
        await waiter.failure('POST /console/{venue}/own-tips/consent', {
          venue: venue.id,
          body: agreesAs('Rūta', { [field]: '0123456789abcdef' }),
        }),
      ).toBe('validation_failed');
    }
    expect(
      await waiter.failure('POST /console/{venue}/own-tips/picture', {
        venue: venue.id,
        query: {},
        body: new Blob(['no picture'], { type: 'image/png' }),
      }),
    ).toBe('picture_invalid');
  });

  it('loses the picture that another took the place of, with its files', async () => {
    const { waiter, says, files, photo, thanks_photo } = await shown();
    const other = await send(waiter);
    await says({ photo: other, thanks_photo: null });
    expect(await files(photo, thanks_photo, other)).toEqual([404, 404, 200]);
  });

  it('without their agreement is nothing, and no card is made', async () => {
    const { venue, owner } = await shown();
    const stranger = await aStaff(server, venue, 'waiter');
    const make = 'POST /console/{venue}/gifts/tip-card';
    const body = (personnel_id: string) => ({
      venue: venue.id,
      body: { personnel_id, name: 'Card', picks: false },
    });
    expect(await owner.failure(make, body('nobody'))).toBe('tip_card_unavailable');
    await stranger.call('POST /console/{venue}/own-tips/consent', {
      venue: venue.id,
      body: agreesAs('Tomas'),
    });
    const { without_card } = await owner.call('GET /console/{venue}/gifts', { venue: venue.id });
    expect(without_card.map(({ name }) => name)).toEqual(['Tomas']);
    const made = await owner.call(make, body(without_card[0]?.id ?? ''));
    const own = made.cards.find(({ person }) => person === 'Tomas');
    expect(await server.client().call('GET /tips/get-data/{hash}', { hash: own?.hash ?? '' })).toMatchObject({
      personnel_data: { name: 'Tomas' },
    });
    const { rows } = await server.database.pool.query('select data from audit_log where venue_id = $1', [
      venue.id,
    ]);
    expect(JSON.stringify(rows)).not.toContain('Tomas');
  });
});

describe('who wants to be seen no more', () => {
  it.each(['withdraw', 'leave'] as const)(
    '[TIPCARD-13] by %s: name, words and pictures are gone at once, with their files, and the card is dead',
    async how => {
      const scene = await shown();
      const { venue, guest, files, photo, thanks_photo, card } = scene;
      const { uuid } = await guest.call('POST /payments/stripe/payment-intent-tips-v2', {
        body: { tips_qr_card_hash: card, amount: 500 },
      });
      await paid(server, uuid);
      expect(await files(photo, thanks_photo)).toEqual([200, 200]);
      await scene[how]();
      await scene.isDead();
      expect(await files(photo, thanks_photo)).toEqual([404, 404]);
      expect(await leftOf(scene)).toEqual([]);
      const { rows } = await server.database.pool.query(
        'select consent_version, withdrawn_at is not null as ended from tip_recipient where venue_id = $1',
        [venue.id],
      );
      expect(rows).toEqual([{ consent_version: 2, ended: true }]);
      expect(await scene.cardOf()).toMatchObject({ name: '', person: '', active: false, raised: 5 });
      // The books have whom the tip was given to.
      expect(await guest.call('GET /payments/receipt/{uuid}', { uuid })).toMatchObject({ total: 5 });
    },
  );

  it('keeps nobody else from a picture that they hold, too', async () => {
    const bytes = await bytesOfPicture();
    const scene = await shown();
    const same = await send(scene.waiter, bytes);
    await scene.says({ photo: same });
    const colleague = await aStaff(server, scene.venue, 'waiter');
    expect(await send(colleague, bytes)).toBe(same);
    await colleague.call('POST /console/{venue}/own-tips/consent', {
      venue: scene.venue.id,
      body: agreesAs('Tomas', { photo: same }),
    });
    await scene.withdraw();
    expect(await scene.files(same, scene.thanks_photo)).toEqual([200, 404]);
  });

  it('is shown again by nobody but themself: their card is not put up before they agree, and then by staff', async () => {
    const scene = await shown();
    await scene.withdraw();
    expect(await scene.owner.failure(SWITCH, await scene.putUp())).toBe('tip_card_unavailable');
    await scene.says({ photo: null, thanks_photo: null, description: {}, thanks: {} });
    await scene.isDead();
    await scene.owner.call(SWITCH, await scene.putUp());
    expect((await scene.see()).personnel_data).toMatchObject({ name: 'Rūta', photo: null, description: '' });
  });

  it('and comes back to work is asked anew', async () => {
    const scene = await shown();
    const in_ = { venue: scene.venue.id };
    await scene.leave();
    const back = await scene.comeBack();
    expect(await back.call('GET /console/{venue}/own-tips', in_)).toMatchObject({
      consent: { asked: 2, agreed: null },
      shown_name: scene.waiter.name,
      description: {},
      photo: null,
      card: null,
    });
    await back.call('POST /console/{venue}/own-tips/consent', { ...in_, body: agreesAs('Rūta') });
    await scene.isDead();
    await scene.owner.call(SWITCH, await scene.putUp());
    expect((await scene.see()).personnel_data).toMatchObject({ name: 'Rūta', photo: null });
  });
});
