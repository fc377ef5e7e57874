import { ApiFailure } from '@tableside/contract/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../data/api.ts';
import { anOrder } from '../../testing/order-builders.ts';
import { running } from '../../testing/running.tsx';
import { shown } from '../../testing/shown.tsx';
import { aSession } from '../../testing/wire-builders.ts';
import { NotifyRow } from './NotifyRow.tsx';
import { notifyChoice, rememberChoice } from './notify-cookie.ts';
import { PhoneForm } from './PhoneForm.tsx';
import { subscribeHere } from './push-here.ts';
import { type Notify, useNotify } from './use-notify.ts';

vi.mock('../../data/api.ts', () => ({ api: vi.fn(), partingWord: vi.fn() }));
vi.mock('./push-here.ts', () => ({ canBeNotified: () => true, subscribeHere: vi.fn() }));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.mocked(api).mockReset();
  vi.mocked(subscribeHere).mockReset();
});

const pickup = (functionalities: string[], phone_number: string | null = null) => ({
  ...aSession({ table: { order_type: 'pickup' }, restaurant: { functionalities } }),
  phone_number,
});

describe('what the phone remembers', () => {
  it.each([
    ['granted', 24],
    ['denied', 24],
    ['phone', 6],
  ] as const)('[NOTIFY-01] [NOTIFY-02] [NOTIFY-03] [NOTIFY-13] "%s" for %i hours', (choice, hours) => {
    const page = { cookie: '' };
    vi.stubGlobal('document', page);
    expect(notifyChoice()).toBeNull();
    rememberChoice(choice);
    expect(page.cookie).toBe(`allow-notifications=${choice}; path=/; max-age=${hours * 3600}; samesite=lax`);
    page.cookie = `device=x; allow-notifications=${choice}`;
    expect(notifyChoice()).toBe(choice);
  });

  it('takes nothing else for an answer', () => {
    vi.stubGlobal('document', { cookie: 'allow-notifications=maybe; not-allow-notifications=phone' });
    expect(notifyChoice()).toBeNull();
  });
});

const idle: Notify = {
  phone: null,
  told: false,
  sms: true,
  push: false,
  busy: null,
  problem: null,
  forgetProblem: () => undefined,
  text: async () => true,
  tellHere: async () => true,
  decline: () => undefined,
  stop: async () => undefined,
};

describe('the number', () => {
  const form = (notify: Partial<Notify> = {}, country = 'LT') =>
    shown(<PhoneForm notify={{ ...idle, ...notify }} country={country} primary onDone={() => undefined} />, {
      session: aSession(),
    });

  it('[NOTIFY-05] [NOTIFY-06] is asked for with its country, and cannot be sent while it is none', () => {
    const { html, control } = form();
    expect(html).toContain('<option value="LT" selected="">Lithuania \u2066+370\u2069</option>');
    expect(html.match(/<option /g)?.length).toBe(40);
    // Not dead: a tap says what is wrong.
    expect(control('Text me').disabled).toBe(false);
    expect(html).toMatch(/<button[^>]*aria-disabled="true"[^>]*>Text me</);
  });

  it('[NOTIFY-05] names no country where the venue’s takes no messages', () => {
    expect(form({}, 'JP').html).toContain('<option value="" selected="">—</option>');
  });

  it('[NOTIFY-10] is called wrong in the words of generic.invalidPhone', async () => {
    vi.mocked(api).mockRejectedValueOnce(new ApiFailure('phone_invalid', 422, 'Invalid phone number'));
    const hook = await running(() => useNotify(), null, pickup(['order', 'sms-notifications']));
    const country = { country: 'LT', code: '370', min: 8, max: 8, trunk: ['0', '8'] };
    await hook.does(now => void now.text(country, '60000000'));
    expect(hook.value().problem).toBe('phone');
    await hook.leave();
    expect(form({ problem: 'phone' }).text).toContain(
      'This phone number does not look right. Please check it.',
    );
    expect(form().text).not.toContain('does not look right');
  });

  it('[NOTIFY-09] goes to the server in two parts, without what is only dialled at home', async () => {
    vi.mocked(api).mockResolvedValueOnce({ phone_number: '+37061234567' });
    const hook = await running(() => useNotify(), null, pickup(['order', 'sms-notifications']));
    const country = { country: 'LT', code: '370', min: 8, max: 8, trunk: ['0', '8'] };
    await hook.does(now => void now.text(country, '8 612 34567'));
    expect(api).toHaveBeenCalledWith('POST /session/{session}/add-phone-number', {
      session: 's',
      body: { countryCallingCode: '370', nationalNumber: '61234567' },
    });
    expect(hook.value().phone).toBe('+37061234567');
    expect(document.cookie).toContain('allow-notifications=phone');
    await hook.leave();
  });
});

describe('messages on this phone', () => {
  const hooked = () => running(() => useNotify(), null, pickup(['order', 'push-notifications']));

  it('asks the browser only after a tap, and remembers a yes', async () => {
    vi.mocked(subscribeHere).mockResolvedValueOnce('granted');
    const hook = await hooked();
    expect(hook.value().push).toBe(true);
    expect(subscribeHere).not.toHaveBeenCalled();
    await hook.does(now => void now.tellHere());
    expect(subscribeHere).toHaveBeenCalledWith('s');
    expect(hook.value().told).toBe(true);
    expect(document.cookie).toContain('allow-notifications=granted');
    await hook.leave();
  });

  it('remembers a no, and says what did not work', async () => {
    vi.mocked(subscribeHere).mockResolvedValueOnce('denied');
    const hook = await hooked();
    await hook.does(now => void now.tellHere());
    expect([hook.value().told, hook.value().problem]).toEqual([false, 'blocked']);
    expect(document.cookie).toContain('allow-notifications=denied');
    vi.mocked(subscribeHere).mockRejectedValueOnce(new Error('no push service'));
    await hook.does(now => void now.tellHere());
    expect(hook.value().problem).toBe('failed');
    await hook.leave();
  });
});

describe('what stands below an order', () => {
  beforeEach(() => void vi.stubGlobal('document', { cookie: '' }));
  const row = (session: ReturnType<typeof aSession>, order = anOrder()) =>
    shown(<NotifyRow order={order} />, { session });
  const hidden = (html: string) => /<div class="[^"]*" hidden="">/.test(html);

  it.each([
    ['[FLAG-09] SMS', ['order', 'sms-notifications'], false],
    ['nothing', ['order'], true],
  ] as const)('%s is offered by the venue’s switches', (_, flags, nothing) => {
    const { html, names } = row(pickup([...flags]));
    expect([hidden(html), names.includes('Tell me when it is ready')]).toEqual([nothing, !nothing]);
  });

  it('says which number is written to, and lets the guest stop it', () => {
    const { text, names } = row(pickup(['order', 'sms-notifications'], '+37061234567'));
    expect(text).toContain('We will text you at \u2066+37061234567\u2069.');
    expect(names).toContain('Stop messages');
    expect(names).not.toContain('Tell me when it is ready');
  });

  it('[NOTIFY-04] the question stands there as a card until it was answered, and opens over nothing', () => {
    const at = pickup(['order', 'sms-notifications']);
    const asked = 'Go for a walk, we will tell you';
    expect(row(at).text).toContain(asked);
    expect(row(at).html).not.toContain('<dialog open');
    vi.stubGlobal('document', { cookie: 'allow-notifications=denied' });
    expect(row(at).text).not.toContain(asked);
    expect(row(at).names).toContain('Tell me when it is ready');
  });

  it('is a row of the order at a table too, where dishes are brought', () => {
    const at = aSession({ restaurant: { functionalities: ['order', 'sms-notifications'] } });
    expect(row(at).names).toContain('Tell me when it is ready');
  });

  it('offers nothing for an order that is over', () => {
    const over = anOrder({ status: 'closed' });
    expect(hidden(row(pickup(['order', 'sms-notifications']), over).html)).toBe(true);
  });
});
