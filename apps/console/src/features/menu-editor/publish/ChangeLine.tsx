import type { MenuChangeView } from '@tableside/contract/http/console/menu';
import { minor } from '@tableside/domain/money';
import { type TextKey, useText } from '../../../i18n/index.ts';
import { Tag } from '../../../parts/list/Tag.tsx';
import { useMoney } from '../../session/index.ts';
import { useDraft } from '../draft/draft-context.ts';
import { nameIn } from '../words.ts';

/** What a field is called for people; of the others it is enough that something about the thing changed. */
const FIELDS: Readonly<Record<string, TextKey>> = {
  name: 'menu.name',
  description: 'menu.description',
  photo: 'menu.photo',
  popular: 'menu.popular',
  price: 'menu.price',
  discountedPrice: 'menu.discountedPrice',
  loyaltyPrice: 'menu.loyaltyPrice',
  tags: 'menu.tags',
  isSpecialDeal: 'menu.specialDeal',
  allergens: 'menu.contains',
  mayContain: 'menu.mayContain',
  allergensStated: 'menu.stated',
  variations: 'menu.variations',
  optionGroups: 'menu.groups',
  subcategory: 'menu.subcategory',
  station: 'menu.station',
  vatRate: 'menu.vatRate',
  availability: 'menu.bySchedule',
  subcategories: 'menu.subcategories',
  ageRestricted: 'menu.ageRestricted',
};
const PRICES: readonly string[] = ['price', 'discountedPrice', 'loyaltyPrice'];

/** One line of what publishing changes: the thing, and what is new about it. */
export const ChangeLine = ({ change }: { change: MenuChangeView }) => {
  const { t } = useText();
  const { draft } = useDraft();
  const { show } = useMoney();
  const main = draft.main_language;
  const amount = (value: number | null, field: string) => {
    if (value === null) return t('menu.noPrice');
    if (value !== 0) return show(minor(value));
    return t(field.startsWith('option') ? 'menu.addsNothing' : 'menu.isFree');
  };
  const label = ({ field, part, name }: MenuChangeView['prices'][number]): string => {
    if (field === 'price') return '';
    if (part === null) return `${t(`menu.${field as 'discountedPrice'}`)}: `;
    const forMembers = field.endsWith('Loyalty') ? ` (${t('menu.loyaltyPrice')})` : '';
    return `${nameIn(name, main)}${forMembers}: `;
  };
  const fields = change.fields
    .filter(field => !PRICES.includes(field))
    .flatMap(field => FIELDS[field] ?? [])
    .map(key => t(key));
  return (
    <li>
      <b>{nameIn(change.name, main)}</b>{' '}
      {change.how !== 'changed' && (
        <Tag tone={change.how === 'removed' ? 'late' : 'good'}>{t(`menu.how.${change.how}`)}</Tag>
      )}
      {change.prices.map(price => (
        <div key={`${price.field} ${price.part}`}>
          {label(price)}
          {change.how === 'added' ? '' : `${amount(price.from, price.field)} → `}
          {amount(price.to, price.field)}
        </div>
      ))}
      {fields.length > 0 && <div>{fields.join(', ')}</div>}
    </li>
  );
};
