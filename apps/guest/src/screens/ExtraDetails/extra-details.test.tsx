import { describe, expect, it, vi } from 'vitest';
import { matchPath } from '../../app/paths.ts';
import { ExtraField } from '../../features/extra-details/index.ts';
import { aCart } from '../../testing/order-builders.ts';
import { shown } from '../../testing/shown.tsx';
import { aLine, aSession } from '../../testing/wire-builders.ts';
import ExtraDetails from './index.tsx';

/** Two soups with ten per cent off. A page from the server knows no cart yet. */
vi.mock('../../data/cart/use-cart.ts', () => ({
  useCart: () => ({
    cart: aCart({
      cart: [aLine({ item_id: 'soup', quantity: 2, total: 10 })],
      subtotal: 10,
      discount: 1,
      total: 9,
    }),
    syncing: false,
    loaded: true,
  }),
}));

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

  it('[EXTRA-02] [EXTRA-09] [EXTRA-10] are asked as the venue wrote them, each in the control of its kind', () => {
    const { html, text } = screen();
    for (const label of ['Your name', 'When', 'Your hotel', 'Add cutlery']) expect(text).toContain(label);
    expect(html).toMatch(/<select.*?<option value="when\.now">Now<.*?<option value="when\.later">Later</s);
    expect(html).toContain('type="checkbox"');
    expect(html).toContain('<datalist');
    expect(html).toMatch(/Your name.*?<input[^>]*maxLength="100"/is);
    expect(screen({ additional_order_fields_enabled: false }).text).not.toContain('Your name');
  });

  it('[EXTRA-03] [EXTRA-15] stand under the venue’s words, over what was ordered and the button that confirms', () => {
    const own = { additional_order_fields_text: 'So that it is ready in time.' };
    const { text, names } = screen(own);
    expect(text).toMatch(
      /So that it is ready in time\..*Your name.*Dishes 10,00\u00a0€.*To pay 9,00\u00a0€/s,
    );
    // It says what comes next: paying, or nothing more.
    expect(names).toContain('Pay · 9,00\u00a0€');
    expect(screen({ functionalities: ['order', 'skip-payment'] }).names).toContain(
      'Confirm and order · 9,00\u00a0€',
    );
    const customizations = [{ name: 'disclaimer', value: 'Ask about allergens.' }];
    expect(screen({ customizations }).text).toContain('Ask about allergens.');
    expect(screen({ ...own, customizations }).text).not.toContain('Ask about allergens.');
    expect(screen().html).not.toMatch(/class="[^"]*disclaimer/);
  });

  it('[EXTRA-04] name what is still missing beside the button, which is never dead and places nothing before it is there', () => {
    const { names, control } = screen();
    expect(names).toContain('Still to fill in: Your name');
    expect(control(/^Pay · /).disabled).toBe(false);
    const optional = { fields: fields.slice(1), kiosk_enabled: true, qr_enabled: true };
    expect(screen({ additional_order_fields: optional }).names).not.toContain('Still to fill in: Your name');
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
