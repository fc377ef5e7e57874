import { describe, expect, it } from 'vitest';
import type { Restaurant } from '../../data/session.ts';
import { optionKey, optionText } from './options.ts';
import { disclaimerOf, shownFields } from './shown-fields.ts';
import { venueText } from './venue-text.ts';

type Field = Restaurant['additional_order_fields']['fields'][number];
const field: Field = {
  key: 'room',
  type: 'text',
  required: true,
  placeholder: 'room.number',
  select_options: [],
};
const asking = (enabled: boolean) => ({
  additional_order_fields_enabled: enabled,
  additional_order_fields: { kiosk_enabled: true, qr_enabled: true, fields: [field] },
});
const said = (text: string | null, customizations: Restaurant['customizations'] = []) => ({
  additional_order_fields_text: text,
  customizations,
});

describe('extra questions', () => {
  it('[EXTRA-13] exist only where the venue turned them on', () => {
    expect(shownFields(asking(true)).map(({ key }) => key)).toEqual(['room']);
    expect(shownFields(asking(false))).toEqual([]);
  });

  it('[EXTRA-15] stand under the venue’s text, else its disclaimer, else nothing', () => {
    const disclaimer = [{ name: 'disclaimer', value: 'Ask about allergens.' }];
    expect(disclaimerOf(said('To your room.', disclaimer))).toBe('To your room.');
    expect(disclaimerOf(said('  ', disclaimer))).toBe('Ask about allergens.');
    expect(disclaimerOf(said(null))).toBeNull();
  });

  it('[EXTRA-10] show placeholders and options translated; an unknown key stands for itself', () => {
    const text = venueText({ 'room.number': 'Room number', now: 'Right now' });
    expect(text('room.number')).toBe('Room number');
    expect(text('later')).toBe('later');
    expect(optionText(['now', 'later'], 'now', text)).toBe('Right now');
    expect(optionText(['now', 'later'], 'no', text)).toBe('no');
  });

  it('[EXTRA-10] take a typed option as its key whatever its case, and free text as it is', () => {
    const text = venueText({ now: 'Right now' });
    expect(optionKey(['now', 'later'], ' right NOW ', text)).toBe('now');
    expect(optionKey(['now', 'later'], 'tomorrow', text)).toBe('tomorrow');
  });
});
