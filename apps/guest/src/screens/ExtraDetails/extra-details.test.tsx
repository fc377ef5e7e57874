import { describe, expect, it } from 'vitest';
import { matchPath } from '../../app/paths.ts';
import { ExtraField } from '../../features/extra-details/index.ts';
import { shown } from '../../testing/shown.tsx';
import { aSession } from '../../testing/wire-builders.ts';
import ExtraDetails from './index.tsx';

const nothing = () => undefined;
const field = (key: string, type: 'text' | 'select' | 'checkbox' | 'autocomplete', over = {}) => ({
  key,
  type,
  required: false,
  placeholder: `ask.${key}`,
  select_options: [] as string[],
  ...over,
});
const fields = [
  field('name', 'text', { required: true }),
  field('when', 'select', { select_options: ['when.now', 'when.later'] }),
  field('hotel', 'autocomplete', { select_options: ['hotel.a'] }),
  field('cutlery', 'checkbox'),
];
const TEXTS = {
  'ask.name': 'Your name',
  'ask.when': 'When',
  'ask.hotel': 'Your hotel',
  'ask.cutlery': 'Add cutlery',
  'when.now': 'Now',
  'when.later': 'Later',
};
const screen = (restaurant = {}) =>
  shown(<ExtraDetails params={{ session: 's' }} />, {
    session: aSession({
      restaurant: {
        additional_order_fields_enabled: true,
        additional_order_fields: { kiosk_enabled: true, qr_enabled: true, fields },
        ...restaurant,
      },
    }),
    url: '/extra-details/s',
    more: { 'venue-texts:v:en': TEXTS },
  });

describe('the extra details', () => {
  it('[EXTRA-01] have an address of their own', () => {
    expect(matchPath('/extra-details/abc')).toEqual({ name: 'ExtraDetails', params: { session: 'abc' } });
  });

  it('[EXTRA-02] [EXTRA-09] are asked as the venue wrote them, each in the control of its kind', () => {
    const { html, text } = screen();
    for (const label of ['Your name', 'When', 'Your hotel', 'Add cutlery']) expect(text).toContain(label);
    expect(html).toMatch(/<select.*?<option value="when\.now">Now<.*?<option value="when\.later">Later</s);
    expect(html).toContain('type="checkbox"');
    expect(html).toContain('<datalist');
    expect(screen({ additional_order_fields_enabled: false }).text).not.toContain('Your name');
  });

  it('[EXTRA-03] stand under the venue’s words, over the sum and the button that confirms', () => {
    const { text, control } = screen({ additional_order_fields_text: 'So that it is ready in time.' });
    expect(text).toMatch(/So that it is ready in time\..*Your name.*Your order 0,00\u00a0€/s);
    expect(control(/^Confirm and order/).disabled).toBe(true);
  });

  it('[EXTRA-04] name what is still missing beside the button that does not work yet', () => {
    expect(screen().names).toContain('Still to fill in: Your name');
  });
});

describe('a field that must be answered', () => {
  const one = (insist: boolean) =>
    shown(
      <ExtraField
        field={{ key: 'name', type: 'text', required: true, placeholder: 'ask.name', selectOptions: [] }}
        value=""
        problem="required"
        insist={insist}
        text={key => key}
        onChange={nothing}
      />,
    );

  it('[EXTRA-07] says so once the guest tried to go on, and not before', () => {
    expect(one(true).text).toContain('Please fill this in.');
    expect(one(true).html).toContain('aria-invalid="true"');
    expect(one(false).text).not.toContain('Please fill this in.');
  });
});
