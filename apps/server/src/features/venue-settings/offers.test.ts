import type {
  PopupSettings,
  QuestionSettings,
  TipSettings,
} from '@tableside/contract/http/shared/settings/offer-settings';
import { aDonatee } from '@tableside/testkit/scenes/a-gift.ts';
import { aMenu } from '@tableside/testkit/scenes/a-menu.ts';
import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  // Noon of a Tuesday in Vilnius.
  server = await testServer({ now: Date.parse('2026-12-01T10:00:00Z') });
});
afterAll(() => server.stop());

const aPlace = async () => {
  const venue = await aVenue(server);
  await aMenu(server, venue);
  const phone = await server.guestAt((await aTable(server, venue)).code);
  const manager = await aStaff(server, venue, 'manager');
  const seen = async () =>
    (await phone.call('GET /get-session-data/{session}', { session: phone.session })).restaurant;
  return { venue, phone, manager, seen };
};
const settingsOf = (staff: TestStaff) => staff.call('GET /console/{venue}/settings', { venue: staff.venue });
const refusalOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => null,
    error => error,
  );

const saveTips = (staff: TestStaff, tips: TipSettings, over: Partial<TipSettings> = {}) => {
  const { changed_by: _, asked: __, collective: ___, ...body } = { ...tips, ...over };
  return staff.call('POST /console/{venue}/settings/tips', { venue: staff.venue, body });
};

describe('tips', () => {
  it('are offered on open phones as they were saved, and other looks stay', async () => {
    const { venue, manager, seen } = await aPlace();
    await server.database.pool.query(
      `update venue set settings = settings || '{"customizations": [{"name": "dark-mode", "value": "true"}]}',
         revision = revision + 1 where id = $1`,
      [venue.id],
    );
    const { tips } = await settingsOf(manager);
    expect(tips).toMatchObject({ percentages: [5, 10, 15], min: 50, max: 10_000, preselected: 0 });
    const chosen = { percentages: [7.5, 10], min: 100, max: 5_000, preselected: 2, large_party_from: 8 };
    const saved = await saveTips(manager, tips, chosen);
    expect(saved.tips).toMatchObject({ ...chosen, revision: 1, changed_by: manager.name });
    expect(await seen()).toMatchObject({
      tips_settings: { order_tips_percentages: [7.5, 10], min_amount: 1, max_amount: 50 },
      customizations: [
        { name: 'dark-mode', value: 'true' },
        { name: 'collective-tips-default-selection-index', value: '2' },
        { name: 'collective-tips-required-guest-count-threshold', value: '8' },
      ],
    });
    expect(saved.tips).toMatchObject({ fee_fixed: 0, fee_percent: 0 });
    const withFee = await saveTips(manager, saved.tips, { fee_fixed: 25, fee_percent: 1.4 });
    expect(withFee.tips).toMatchObject({ fee_fixed: 25, fee_percent: 1.4 });
    await saveTips(manager, withFee.tips, { preselected: 0, large_party_from: null });
    expect((await seen()).customizations).toEqual([{ name: 'dark-mode', value: 'true' }]);
  });

  it('that guests could not tap or type are refused beside their fields, and change nothing', async () => {
    const { manager, seen } = await aPlace();
    const { tips } = await settingsOf(manager);
    const wrong = {
      fee_percent: 11,
      percentages: [0, 10],
      min: 1.5,
      max: 40,
      preselected: 9,
      large_party_from: 1,
    };
    expect(await refusalOf(saveTips(manager, tips, wrong))).toMatchObject({
      code: 'validation_failed',
      details: {
        fields: {
          fee_percent: 'fee',
          percentages: 'percent',
          min: 'amount',
          preselected: 'chip',
          large_party_from: 'count',
        },
      },
    });
    expect((await seen()).tips_settings.order_tips_percentages).toEqual([5, 10, 15]);
  });

  it('lead to rounding up for a recipient who is there and open, and for nobody else’s', async () => {
    const { venue, manager, seen } = await aPlace();
    const [open, away] = [await aDonatee(server, venue), await aDonatee(server, venue)];
    const elsewhere = await aDonatee(server, await aVenue(server));
    const switched = (card: string, active: boolean) =>
      manager.call('POST /console/{venue}/gifts/{card}/switch', {
        venue: venue.id,
        card,
        body: { active },
      });
    await switched(away.id, false);
    const { tips } = await settingsOf(manager);
    for (const round_up_for of [away.id, elsewhere.id, 'nobody', '2a9cf3a5-6a2f-4a86-9f0a-7a7f5a2b8d11'])
      expect(await refusalOf(saveTips(manager, tips, { round_up_for }))).toMatchObject({
        code: 'validation_failed',
        details: { fields: { round_up_for: 'recipient' } },
      });
    expect((await seen()).round_up).toBe(false);
    const saved = await saveTips(manager, tips, { round_up_for: open.id });
    expect(saved.tips.round_up_for).toBe(open.id);
    // Put away later: what else is on the page can be changed, and nobody is asked.
    await switched(open.id, false);
    const after = await saveTips(manager, saved.tips, { min: 100 });
    expect(after.tips).toMatchObject({ round_up_for: open.id, min: 100 });
  });
});

const QUESTIONS: QuestionSettings['questions'] = [
  {
    key: null,
    type: 'text',
    required: true,
    place: 'codes',
    label: { en: 'Room number', lt: 'Kambario numeris' },
    options: [],
  },
  {
    key: null,
    type: 'select',
    required: false,
    place: 'both',
    label: { en: 'When?' },
    options: [
      { key: null, label: { en: 'Now', lt: 'Dabar' } },
      { key: null, label: { en: 'Later' } },
    ],
  },
  { key: null, type: 'checkbox', required: false, place: 'kiosks', label: { en: 'I agree' }, options: [] },
];
const saveQuestions = (
  staff: TestStaff,
  revision: number,
  questions: QuestionSettings['questions'],
  asked = true,
) =>
  staff.call('POST /console/{venue}/settings/questions', {
    venue: staff.venue,
    body: { revision, asked, text: { en: 'We bring it to your room.' }, questions },
  });

describe('questions', () => {
  it('[EXTRA-05][EXTRA-06][EXTRA-10] are asked on open phones in their language, and their answers read in words by staff', async () => {
    const { venue, phone, manager, seen } = await aPlace();
    const { questions } = await saveQuestions(manager, 0, QUESTIONS);
    expect(questions.questions.map(({ label, type }) => [label.en, type])).toEqual([
      ['Room number', 'text'],
      ['When?', 'select'],
      ['I agree', 'checkbox'],
    ]);
    const restaurant = await seen();
    expect(restaurant.additional_order_fields_text).toBe('We bring it to your room.');
    const { fields } = restaurant.additional_order_fields;
    expect(fields.map(({ type, required }) => [type, required])).toEqual([
      ['text', true],
      ['select', false],
    ]);
    const [room, when] = fields;
    const texts = await phone.call('GET /translations/{restaurantId}/{lang}/', {
      restaurantId: venue.id,
      lang: 'lt',
    } as never);
    expect(JSON.stringify(texts)).toContain('Kambario numeris');
    await phone.call('POST /cart/{session}/add', {
      session: phone.session,
      body: { menu_item_id: 'soup', quantity: 1 },
    });
    const place = (extra_details: Record<string, string>) =>
      phone.call('POST /cart/{session}/place-order', { session: phone.session, body: { extra_details } });
    expect(await refusalOf(place({}))).toMatchObject({ code: 'extra_fields_invalid' });
    await place({ [room?.key ?? '']: '12', [when?.key ?? '']: when?.select_options[1] ?? '' });
    const answersOf = async () => {
      const { orders } = await manager.call('GET /console/{venue}/board', { venue: venue.id } as never);
      return orders[0]?.additional_fields;
    };
    expect(await answersOf()).toEqual({ 'Room number': '12', 'When?': 'Later' });
    // Taken away while the order waits: staff still read what was asked.
    const kept = questions.questions[1];
    await saveQuestions(manager, 1, kept ? [{ ...kept, options: kept.options.slice(0, 1) }] : []);
    expect(await answersOf()).toEqual({ 'Room number': '12', 'When?': 'Later' });
    expect((await seen()).additional_order_fields.fields).toHaveLength(1);
    await saveQuestions(manager, 2, [], false);
    expect((await seen()).additional_order_fields).toMatchObject({ fields: [] });
  });

  it('that guests could not read or answer are refused by their place; of two who save one is told', async () => {
    const { venue, manager } = await aPlace();
    const owner = await aStaff(server, venue, 'owner');
    const wrong = QUESTIONS.map(question => ({ ...question, label: { lt: 'x' }, options: [] }));
    expect(await refusalOf(saveQuestions(manager, 0, wrong))).toMatchObject({
      code: 'validation_failed',
      details: {
        fields: { '0.label': 'missing', '1.label': 'missing', '1.options': 'options', '2.label': 'missing' },
      },
    });
    await saveQuestions(owner, 0, QUESTIONS);
    expect(await refusalOf(saveQuestions(manager, 0, []))).toMatchObject({
      code: 'settings_changed',
      details: { revision: 1, changed_by: owner.name },
    });
    expect((await settingsOf(manager)).questions.questions).toHaveLength(3);
  });
});

const aPicture = async (staff: TestStaff): Promise<string> => {
  const blank = { width: 64, height: 32, channels: 3 as const, background: '#c33' };
  const bytes = await sharp({ create: blank }).png().toBuffer();
  const input = {
    venue: staff.venue,
    query: { shape: 'wide' as const },
    body: new Blob([new Uint8Array(bytes)], { type: 'image/png' }),
  };
  return (await staff.call('POST /console/{venue}/pictures', input)).picture.id;
};
const POPUP = {
  id: null,
  shown: true,
  button: { en: 'Read more' },
  url: 'kuku.example/menu',
  from: null as string | null,
  to: null as string | null,
};

describe('pop-ups and filters', () => {
  it('[POPUP-01][FILTER-03] are on open phones as they were saved, on their days alone', async () => {
    const { venue, manager, seen } = await aPlace();
    const image = await aPicture(manager);
    const save = (revision: number, popups: object[], filters: object[] = []) =>
      manager.call('POST /console/{venue}/settings/popups', {
        venue: venue.id,
        body: { revision, popups, filters } as never,
      });
    const saved = await save(
      0,
      [
        { ...POPUP, image, from: '2026-12-02' },
        { ...POPUP, image, to: '2026-12-01' },
        { ...POPUP, image, shown: false },
      ],
      [{ name: { en: 'Drinks' }, wide: true, categories: ['food', 'food'], image: null }],
    );
    const ids = saved.popups.popups.map(({ id }: PopupSettings['popups'][number]) => id);
    expect(new Set(ids).size).toBe(3);
    const restaurant = await seen();
    expect(restaurant.popups).toMatchObject([
      { id: ids[1], cta_text: 'Read more', url: 'http://kuku.example/menu' },
    ]);
    expect(restaurant.menu_filters).toEqual([
      { name: 'Drinks', image: null, flex_width: '100%', category_ids: ['food'] },
    ]);
    // What a guest closed stays closed by its id when its words change.
    const again = await save(1, [{ ...POPUP, id: ids[1], image, button: { en: 'More' } }]);
    expect(again.popups.popups).toMatchObject([{ id: ids[1], button: { en: 'More' } }]);
  });

  it('without a picture, with a link that runs something or pictures nobody sent are refused by their place', async () => {
    const { venue, manager } = await aPlace();
    const refused = await refusalOf(
      manager.call('POST /console/{venue}/settings/popups', {
        venue: venue.id,
        body: {
          revision: 0,
          popups: [{ ...POPUP, url: 'javascript:alert(1)', image: null, to: 'soon' }],
          filters: [{ name: {}, wide: false, categories: [], image: 'a'.repeat(32) }],
        },
      }),
    );
    expect(refused).toMatchObject({
      code: 'validation_failed',
      details: {
        fields: {
          'popups.0.image': 'picture',
          'popups.0.url': 'link',
          'popups.0.to': 'day',
          'filters.0.name': 'missing',
          'filters.0.categories': 'categories',
        },
      },
    });
  });
});
