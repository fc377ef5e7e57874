import { aMailbox, type TestMailbox } from '@tableside/testkit/doubles/a-mailbox.ts';
import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTableScene, type Phone, placed, type TableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const DAY = 24 * 3_600_000;
let mailbox: TestMailbox;
let server: TestServer;
beforeAll(async () => {
  mailbox = await aMailbox();
  const env = { PLATFORM_REVIEWS_TO: 'operator@example.test' };
  server = await testServer({ env, extra: { sandboxMail: mailbox.port } });
});
afterAll(async () => {
  await server.stop();
  await mailbox.close();
});

type Place = TableScene & { readonly owner: TestStaff };
const aPlace = async (): Promise<Place> => {
  const settings = { functionalities: ['order', 'skip-payment'], acceptance: 'auto' } as const;
  const scene = await aTableScene(server, { venue: { settings: settings as never } });
  return { ...scene, owner: await aStaff(server, scene.venue, 'owner') };
};
let count = 0;
const anAddress = () => {
  count += 1;
  return `guest.${count}@example.test`;
};
/** An order of a phone of its own, rated and handed in. */
const reviewed = async (
  { table }: Place,
  rating: number,
  words: object = {},
  dishes = ['soup'],
): Promise<Phone> => {
  const phone = await server.guestAt(table.code);
  const { unique_order_number } = await placed(phone, dishes);
  const ids = { session_token: phone.session, unique_order_number };
  await phone.call('POST /reviews/rate-v2', { body: { ...ids, rating } });
  await phone.call('POST /reviews/add-review-tags-v2', { body: { ...ids, tags: ['Taste'] } });
  await phone.call('POST /reviews/leave-comment-v2', { body: { ...ids, ...words } });
  return phone;
};
const listed = ({ owner }: Place, query: object = {}) =>
  owner.call('GET /console/{venue}/reviews', { venue: owner.venue, query });
const answer = (by: TestStaff, review: string, text: string, idempotencyKey = 'key-of-this-answer') =>
  by.call('POST /console/{venue}/reviews/{review}/answer', {
    venue: by.venue,
    review,
    body: { text },
    idempotencyKey,
  });
const first = async (place: Place) => {
  const [review] = (await listed(place)).reviews;
  if (!review) throw new Error('no review');
  return review;
};

describe('what guests said', () => {
  it('is read by owner and manager, the newest first, filtered, with what it was about', async () => {
    const place = await aPlace();
    await reviewed(place, 5, { comment: 'Wonderful' }, ['soup', 'steak']);
    server.clock.advance(60_000);
    await reviewed(place, 1, { comment: 'Cold', phone_number: '+37061234567' });
    server.clock.advance(60_000);
    await reviewed(place, 3);
    const { reviews, more } = await listed(place);
    expect(more).toBe(false);
    expect(reviews.map(({ rating }) => rating)).toEqual([3, 1, 5]);
    expect(reviews[2]).toMatchObject({
      subject: 'order',
      table_name: 'Table 1',
      tags: ['Taste'],
      comment: 'Wonderful',
    });
    expect(reviews[2]?.dishes).toHaveLength(2);
    const ratings = async (query: object) => (await listed(place, query)).reviews.map(({ rating }) => rating);
    expect(await ratings({ rating: 'bad' })).toEqual([1]);
    expect(await ratings({ rating: 'good' })).toEqual([5]);
    expect(await ratings({ only: 'words' })).toEqual([1, 5]);
    expect(await ratings({ only: 'contact' })).toEqual([1]);
    expect(await ratings({ before: reviews[0]?.id })).toEqual([1, 5]);
    expect(await ratings({ from: '2026-01-01', to: '2026-01-02' })).toEqual([]);
    const review = reviews[1]?.id ?? '';
    const at = { venue: place.owner.venue, review };
    await place.owner.call('POST /console/{venue}/reviews/{review}/done', { ...at, body: { done: true } });
    expect(await ratings({ only: 'open' })).toEqual([3, 5]);
  });

  it('comes to averages by day, dish, person and tag; each of the floor reads their own and nobody else’s', async () => {
    const place = await aPlace();
    // Nobody’s table, then the waiter’s: who served, and from when on, is in who-served.test.ts.
    await reviewed(place, 5, {}, ['soup', 'steak']);
    await place.staff.call('POST /console/{venue}/own-tables', {
      venue: place.venue.id,
      body: { tables: [place.table.id], mine: true },
    });
    await reviewed(place, 2, {}, ['soup']);
    const venue = place.venue.id;
    const found = await place.owner.call('GET /console/{venue}/reviews/averages', { venue, query: {} });
    expect(found).toMatchObject({ average: 3.5, count: 2, ratings: [0, 1, 0, 0, 1] });
    expect(found.days).toHaveLength(1);
    expect(found.days[0]).toMatchObject({ day: found.to, average: 3.5, count: 2 });
    expect(found.dishes.map(({ average, count: of }) => [average, of])).toEqual([
      [3.5, 2],
      [5, 1],
    ]);
    expect(found.people).toEqual([{ id: expect.any(String), name: place.staff.name, average: 2, count: 1 }]);
    expect(found.tags).toEqual([{ tag: 'Taste', good: 1, bad: 1 }]);
    expect(await place.staff.call('GET /console/{venue}/reviews/own', { venue })).toEqual({
      average: 2,
      count: 1,
    });
    expect(await place.staff.failure('GET /console/{venue}/reviews', { venue, query: {} })).toBe(
      'not_allowed',
    );
  });

  it('leaves as a CSV in which nothing is calculated', async () => {
    const place = await aPlace();
    await reviewed(place, 4, { comment: '=1+1, "fine"' });
    const response = await place.owner.fetch(`/api/console/${place.venue.id}/reviews/csv?rating=good`);
    const text = await response.text();
    expect(response.headers.get('content-type')).toContain('text/csv');
    expect(text.split('\r\n')).toHaveLength(3);
    expect(text).toContain(`"'=1+1, ""fine"""`);
  });

  it('of another venue is not there', async () => {
    const [here, there] = [await aPlace(), await aPlace()];
    await reviewed(here, 1, { email: anAddress() });
    const { id } = await first(here);
    const at = { venue: there.owner.venue, review: id };
    expect((await listed(there)).reviews).toEqual([]);
    const done = there.owner.failure('POST /console/{venue}/reviews/{review}/done', {
      ...at,
      body: { done: true },
    });
    expect(await done).toBe('review_not_found');
    const text = { text: 'Sorry' };
    expect(
      await there.owner.failure('POST /console/{venue}/reviews/{review}/answer', { ...at, body: text }),
    ).toBe('review_not_found');
  });
});

describe('an answer', () => {
  it('goes by mail to whoever left an address, once, as it was typed', async () => {
    const place = await aPlace();
    const email = anAddress();
    await reviewed(place, 2, { comment: 'Cold', email });
    const { id } = await first(place);
    const text = 'We are sorry. <b>Come</b> again!';
    const { review } = await answer(place.owner, id, text);
    expect(review).toMatchObject({
      answer: text,
      answered_by: expect.any(String),
      done_at: expect.any(String),
    });
    expect((await answer(place.owner, id, text)).review.answer).toBe(text);
    await expect.poll(() => mailbox.mailsTo(email)).toHaveLength(1);
    const [mail] = await mailbox.mailsTo(email);
    expect(mail?.subject).toBe('Test Kitchen answers you');
    expect(mail?.text).toContain(text);
    expect(mail?.html).toContain('&lt;b&gt;Come&lt;/b&gt;');
    const body = { text: 'Again' };
    const at = { venue: place.owner.venue, review: id };
    expect(await place.owner.failure('POST /console/{venue}/reviews/{review}/answer', { ...at, body })).toBe(
      'review_not_answerable',
    );
  });

  it('that was sent is told as sent to who asks again, though the server died before it said so', async () => {
    const place = await aPlace();
    const email = anAddress();
    await reviewed(place, 2, { email });
    const { id } = await first(place);
    // What is said with the letter is kept with it; saying it afterwards is what the server did not come to.
    await server.database.pool.query(`create function die_alone() returns trigger language plpgsql as
      $$ begin if not exists (select from review where id = '${id}' and answered_at is not null
          and xmin = pg_current_xact_id()::xid) then raise exception 'the server is gone'; end if; return new; end $$`);
    await server.database.pool.query(
      'create trigger die before update of answer on idempotency_key for each row execute function die_alone()',
    );
    await answer(place.owner, id, 'Sorry', 'one-answer').catch(() => undefined);
    await server.database.pool.query('drop trigger die on idempotency_key');
    expect((await answer(place.owner, id, 'Sorry', 'one-answer')).review.answer).toBe('Sorry');
    await expect.poll(() => mailbox.mailsTo(email)).toHaveLength(1);
  });

  it('of two at once one leaves', async () => {
    const place = await aPlace();
    const email = anAddress();
    await reviewed(place, 2, { email });
    const { id } = await first(place);
    const manager = await aStaff(server, place.venue, 'manager');
    const done = await Promise.allSettled([
      answer(place.owner, id, 'Sorry from the owner', 'one-of-two-answers'),
      answer(manager, id, 'Sorry from the manager', 'two-of-two-answers'),
    ]);
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect.poll(() => mailbox.mailsTo(email)).toHaveLength(1);
  });

  it('needs an address', async () => {
    const place = await aPlace();
    await reviewed(place, 2, { phone_number: '+37061234567' });
    const { id } = await first(place);
    await expect(answer(place.owner, id, 'Sorry')).rejects.toMatchObject({ code: 'review_not_answerable' });
  });
});

describe('a bad review', () => {
  it('is told of once: when it is handed in, else some minutes later', async () => {
    const place = await aPlace();
    const found = async () =>
      (
        await server.database.pool.query<{ subject: string }>(
          `select subject from notice_entry where venue_id = $1 and cause = 'review'`,
          [place.venue.id],
        )
      ).rows;
    await reviewed(place, 3);
    const body = { session_token: place.phone.session, rating: 1 };
    await place.phone.call('POST /reviews/rate-v2', { body });
    await server.jobs.runNow('watch-for-notices');
    expect(await found()).toEqual([]);
    server.clock.advance(6 * 60_000);
    await server.jobs.runNow('watch-for-notices');
    await server.jobs.runNow('watch-for-notices');
    expect(await found()).toEqual([{ subject: 'Table 1' }]);
    await reviewed(place, 2);
    await server.jobs.runNow('watch-for-notices');
    expect(await found()).toHaveLength(2);
    await server.jobs.runNow('write-notice-letters');
    await expect.poll(() => mailbox.mailsTo(place.owner.email)).toHaveLength(1);
    const [letter] = await mailbox.mailsTo(place.owner.email);
    expect(letter?.subject).toBe('Test Kitchen: A guest was not happy');
  });
});

describe('what is kept', () => {
  it('goes by its periods: the contact, then the words, and at last the phone; the rating stays', async () => {
    const place = await aPlace();
    const phone = await reviewed(place, 2, { comment: 'Cold', email: anAddress() });
    const rows = async () =>
      (
        await server.database.pool.query(
          'select rating, comment, email, device_hash is null as forgotten from review where venue_id = $1',
          [place.venue.id],
        )
      ).rows;
    const days = {
      words: 7,
      reviews: 30,
      calls: 3_650,
      phones: 60,
      pace: 3_650,
      webhooks: 7,
      invitations: 30,
      reservations: 30,
    };
    const body = { revision: 0, days };
    await place.owner.call('POST /console/{venue}/settings/retention', { venue: place.venue.id, body });
    const later = async (by: number) => {
      server.clock.advance(by * DAY);
      await server.jobs.runNow('erase-by-period');
      return rows();
    };
    expect(await later(8)).toEqual([{ rating: 2, comment: 'Cold', email: null, forgotten: false }]);
    expect(await later(23)).toEqual([{ rating: 2, comment: '', email: null, forgotten: false }]);
    expect(await later(30)).toEqual([{ rating: 2, comment: '', email: null, forgotten: true }]);
    const { id } = await first(place).catch(() => ({ id: '' }));
    expect(id).toBe('');
    expect(phone.session).toBeTruthy();
  });
});

describe('settings', () => {
  it('are the owner’s and the manager’s; a place that is none is refused, and phones read the one that is', async () => {
    const { owner, phone, venue } = await aPlace();
    const save = (google_place_id: string | null, revision: number, enabled = true) => ({
      venue: venue.id,
      body: { revision, enabled, google_place_id },
    });
    const call = 'POST /console/{venue}/settings/reviews';
    await expect(owner.call(call, save('no place', 0))).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields: { google_place_id: 'place' } },
    });
    const saved = await owner.call(call, save(' ChIJN1t_tDeuEmsRUsoyG83frY4 ', 0));
    expect(saved.reviews).toMatchObject({
      revision: 1,
      enabled: true,
      google_place_id: 'ChIJN1t_tDeuEmsRUsoyG83frY4',
    });
    const restaurant = async () =>
      (await phone.call('GET /get-session-data/{session}', { session: phone.session })).restaurant;
    await expect.poll(async () => (await restaurant()).google_place_id).toBe('ChIJN1t_tDeuEmsRUsoyG83frY4');
    expect(await owner.failure(call, save(null, 0))).toBe('settings_changed');
    await owner.call(call, save('', 1, false));
    await expect.poll(async () => (await restaurant()).reviews).toBe(false);
  });

  it('[REVIEW-17] reviews of the app go to the address that the operator named', async () => {
    const { phone } = await aPlace();
    const { uuid } = await phone.call('POST /platform-reviews/rate', { body: { rating: 5 } });
    const comment = `Lovely ${uuid}`;
    await phone.call('POST /platform-reviews/leave-comment', {
      body: { platform_review_uuid: uuid, comment },
    });
    const found = async () =>
      (await mailbox.mailsTo('operator@example.test')).filter(({ text }) => text.includes(uuid));
    await expect.poll(found).toHaveLength(1);
    const mine = await phone.call('POST /reviews/own', { body: { session_token: phone.session } });
    expect(mine.platform).toBe(true);
  });
});
