import { describe, expect, it } from 'vitest';
import { type Flag, flagsOf } from '../venue/flags.ts';
import type { TableType } from '../venue/settings.ts';
import { asksToNotify, notifyWays } from './asking.ts';
import { guestNotificationOf } from './news.ts';
import { isPhoneValid, nationalDigits, PHONE_COUNTRIES, phoneCountryOf } from './phone.ts';

const known = (country: string) => {
  const row = phoneCountryOf(country);
  if (!row) throw new Error(`${country} is not in the table`);
  return row;
};

describe('telephone numbers', () => {
  it.each([
    ['LT', '370', 8, 8],
    ['LV', '371', 8, 8],
    ['EE', '372', 7, 8],
    ['PL', '48', 6, 12],
    ['DE', '49', 6, 12],
    ['UA', '380', 6, 12],
  ])('[NOTIFY-08] %s is +%s with %i to %i digits', (country, code, min, max) => {
    expect(known(country)).toMatchObject({ code, min, max });
  });

  it('[NOTIFY-08] every other country has six to twelve, and none stands twice', () => {
    const others = PHONE_COUNTRIES.filter(({ country }) => !['LT', 'LV', 'EE'].includes(country));
    expect(others.every(({ min, max }) => min === 6 && max === 12)).toBe(true);
    expect(new Set(PHONE_COUNTRIES.map(({ country }) => country)).size).toBe(PHONE_COUNTRIES.length);
    expect(new Set(PHONE_COUNTRIES.map(({ code }) => code)).size).toBe(PHONE_COUNTRIES.length);
  });

  it.each([
    ['LT', '61234567', true],
    ['LT', '6123456', false],
    ['LT', '612345678', false],
    ['LT', '8 612 34567', true],
    ['LT', '0 612 34567', true],
    ['LT', '+370 612 34567', true],
    ['LT', '00370 612 34567', true],
    ['LT', '+371 612 34567', false],
    ['LV', '21234567', true],
    ['LV', '2123456', false],
    ['EE', '5123456', true],
    ['EE', '51234567', true],
    ['EE', '512345', false],
    ['DE', '0151 2345678', true],
    ['DE', '12345', false],
    ['DE', '123456', true],
    ['DE', '123456789012', true],
    ['DE', '1234567890123', false],
    ['IT', '02 1234567', true],
    ['LT', 'six one two', false],
    ['LT', '', false],
  ])('[NOTIFY-06] [NOTIFY-07] in %s "%s" is a number: %s', (country, typed, expected) => {
    expect(isPhoneValid(known(country), typed)).toBe(expected);
  });

  it('[NOTIFY-05] no number is valid before a country is chosen', () => {
    expect(isPhoneValid(null, '61234567')).toBe(false);
    expect(phoneCountryOf('')).toBeNull();
  });

  it('takes off what is only dialled at home, and nothing else', () => {
    expect(nationalDigits('8 612 34567', known('LT'))).toBe('61234567');
    expect(nationalDigits('80012345', known('LT'))).toBe('80012345');
    expect(nationalDigits('0170-123', known('DE'))).toBe('170123');
    expect(nationalDigits('02 1234567', known('IT'))).toBe('021234567');
    expect(nationalDigits('06 20 123 4567', known('HU'))).toBe('201234567');
    expect(nationalDigits('+36 20 123 4567', known('HU'))).toBe('201234567');
    expect(nationalDigits('60 123 456', known('HU'))).toBe('60123456');
  });
});

const place = (
  flags: readonly Flag[],
  tableType: TableType = 'pickup',
  over: { foodCourt?: boolean; preview?: boolean } = {},
) => ({ flags: flagsOf(flags), tableType, foodCourt: false, preview: false, ...over });
const fresh = { phoneNumber: null, choice: null };

describe('whether to ask', () => {
  it.each([
    ['a pickup table with SMS on', place(['sms-notifications']), fresh, true],
    ['SMS off', place(['push-notifications']), fresh, false],
    ['an ordinary table', place(['sms-notifications'], 'default'), fresh, false],
    ['a kiosk', place(['sms-notifications'], 'self_service'), fresh, false],
    ['a preview', place(['sms-notifications'], 'pickup', { preview: true }), fresh, false],
    ['a known number', place(['sms-notifications']), { ...fresh, phoneNumber: '+37061234567' }, false],
    ['allowed before', place(['sms-notifications']), { ...fresh, choice: 'granted' as const }, false],
    ['refused before', place(['sms-notifications']), { ...fresh, choice: 'denied' as const }, false],
    ['a number given before', place(['sms-notifications']), { ...fresh, choice: 'phone' as const }, false],
  ] as const)('[NOTIFY-04] %s', (_, at, guest, expected) => {
    expect(asksToNotify(at, guest)).toBe(expected);
  });

  it('only a single venue asks at pickup tables alone', () => {
    const at = (tableType: TableType) => place(['sms-notifications'], tableType, { foodCourt: true });
    expect(asksToNotify(at('default'), fresh)).toBe(true);
    expect(asksToNotify(at('pickup'), fresh)).toBe(true);
  });

  it.each([
    [[], { sms: false, push: false }],
    [['push-notifications'], { sms: false, push: true }],
    [['sms-notifications'], { sms: true, push: false }],
  ] as const)('[FLAG-08] [FLAG-09] the switches %j offer %j', (flags, expected) => {
    expect(notifyWays(place([...flags]))).toEqual(expected);
  });
});

describe('what a guest is told', () => {
  it.each([
    ['staff accept', 'waiting_confirmation', 'active', 'order-accepted', 'staff', 'accepted'],
    ['the last dish is made', 'active', 'closed', 'order-finished', 'staff', 'ready'],
    ['staff refuse', 'waiting_confirmation', 'rejected', 'order-rejected', 'staff', 'rejected'],
    ['the kitchen cannot', 'active', 'failed', 'order-failed', 'staff', 'failed'],
    ['the till refuses', 'waiting_confirmation', 'failed', 'order-failed', 'system', 'failed'],
    ['one dish comes', 'active', 'partially_delivered', 'order-item-delivered', 'staff', null],
    ['it takes longer', 'active', 'active', 'order-wait-time-prolonged', 'staff', null],
    ['the guest takes it back', 'pending_activate', 'rejected', 'order-updated', 'guest', null],
    ['nobody paid', 'pending_activate', 'failed', 'order-failed', 'system', null],
  ] as const)('%s', (_, from, to, event, actor, expected) => {
    expect(guestNotificationOf({ from, to, event, actor })).toBe(expected);
  });
});
