import type { MenuDocument } from '../../menu/index.ts';
import { writeAmount } from '../../price-text/index.ts';
import { writeCsv } from '../csv/csv-table.ts';
import type { Reading } from '../read-menu.ts';

const COLUMNS = ['Token', 'Item Name', 'Variation Name', 'SKU', 'Description', 'Category', 'Price'];

/** A menu as Square's item library takes it, in the main language. It has no options. */
export const writeSquare = (menu: MenuDocument, { main, currency }: Reading): string =>
  writeCsv([
    COLUMNS,
    ...menu.categories.flatMap(category =>
      category.items.flatMap(item => {
        const forms =
          item.variations.length > 0
            ? item.variations.map(({ name, price }) => ({ form: name[main] ?? '', price }))
            : [{ form: 'Regular', price: item.discountedPrice ?? item.price }];
        return forms.map(({ form, price }) => [
          '',
          item.name[main] ?? '',
          form,
          '',
          item.description[main] ?? '',
          category.name[main] ?? '',
          writeAmount(price, currency.decimals),
        ]);
      }),
    ),
  ]);
