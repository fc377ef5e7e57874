import { expectRead, readOver, type Somebodys } from '@tableside/testkit/menu-files.ts';
import { describe, expect, it } from 'vitest';

/** The columns that tills and shops write into their exports. */
const FILES: readonly Somebodys[] = [
  {
    origin: 'Square item library, all columns',
    lines: [
      'Reference Handle,Token,Item Name,Customer-facing Name,Variation Name,SKU,Description,Categories,Reporting Category,GTIN,Item Type,Archived,Price,Online Sale Price,Sellable,Stockable,Option Name 1,Option Value 1,Current Quantity Main,Modifier Set - Milk,Tax - Sales (8%)',
      ',T1,Latte,,Small,,<p>x</p>,"Hot drinks (#A1), Bar (#B2)",,,Prepared food and beverage,N,3.50,,,,Size,Small,,N,Y',
      ',T1,Latte,,Large,,,"Hot drinks (#A1), Bar (#B2)",,,Prepared food and beverage,N,4.50,,,,Size,Large,,N,Y',
      ',T2,Soup,,Regular,,,Food > Soups (#C3),,,Prepared food and beverage,N,5.00,,,,,,,N,Y',
    ],
    dishes: ['Hot drinks: Latte 350/450', 'Soups: Soup 500'],
  },
  {
    origin: 'Square item library of a venue in Canada',
    lines: [
      'Token,Item Name,Variation Name,Description,Category,Price (CAD)',
      'T1,Poutine,Regular,,Mains,12.50',
      'T2,Tourtière,Regular,,Mains,14.00',
    ],
    asks: ['currency'],
    dishes: ['Mains: Poutine 1250', 'Mains: Tourtière 1400'],
  },
  {
    origin: 'Loyverse export_items.csv',
    lines: [
      'Handle,SKU,Name,Category,Description,Sold by weight,Option 1 name,Option 1 value,Option 2 name,Option 2 value,Option 3 name,Option 3 value,Cost,Barcode,SKU of included item,Quantity of included item,Track stock,Available for sale [Main],Price [Main],In stock [Main],Low stock [Main],Modifier - Milk',
      'latte,10001,Latte,Coffee,,N,Size,Small,,,,,1.00,,,,N,Y,3.50,,,N',
      'latte,10002,,,,N,,Large,,,,,1.20,,,,N,Y,4.50,,,N',
      'tea,10003,Tea,Tea,,N,,,,,,,0.20,,,,N,Y,2.50,,,N',
    ],
    dishes: ['Coffee: Latte 350/450', 'Tea: Tea 250'],
  },
  {
    origin: 'Odoo product.template',
    lines: [
      '"id","name","list_price","categ_id/id","Point of Sale Category","default_code"',
      '"p1","Espresso","2.5","product.cat","All / Bar / Coffee","E1"',
      '"p2","Brownie","3.0","product.cat","All / Kitchen / Sweets","B1"',
    ],
    dishes: ['Coffee: Espresso 250', 'Sweets: Brownie 300'],
  },
  {
    origin: 'Toast menu export',
    lines: [
      'Menu,Menu Group,Menu Item,Base Price,Description',
      'Food,Starters,Bruschetta,7.00,Tomato',
      'Food,Mains,Steak,24.00,',
    ],
    dishes: ['Starters: Bruschetta 700', 'Mains: Steak 2400'],
  },
  {
    origin: 'Clover inventory, sheet Items',
    lines: [
      'Clover ID,Name,Alternate Name,Price,Price Type,Price Unit,Tax Rates,Cost,Product Code,SKU,Modifier Groups,Quantity,Hidden,Non-revenue item',
      'AB1,Cola,,2.00,Fixed,,Tax,0.50,,,,0,No,No',
      'AB2,Chips,,3.00,Fixed,,Tax,0.50,,,,0,No,No',
    ],
    dishes: ['Menu: Cola 200', 'Menu: Chips 300'],
  },
  {
    origin: 'Lightspeed Retail (X-Series) product export',
    lines: [
      'id,handle,sku,name,description,product_category,variant_option_one_name,variant_option_one_value,tags,supply_price,retail_price,active',
      '1,ale,1001,Pale Ale,,Beer,Size,Half,,1.00,3.00,1',
      '2,ale,1002,Pale Ale,,Beer,Size,Pint,,2.00,5.50,1',
      '3,crisps,1003,Crisps,,Snacks,,,,0.40,1.50,1',
    ],
    dishes: ['Beer: Pale Ale 300/550', 'Snacks: Crisps 150'],
  },
  {
    origin: 'Lightspeed Retail (R-Series) items',
    lines: [
      'System ID,UPC,Description,Qty.,Price,Tax,Brand,Category,Subcategory 1',
      '2100,,Flat white,0,3.20,yes,,Coffee,',
      '2101,,Mocha,0,3.80,yes,,Coffee,',
    ],
    asks: ['columns'],
    dishes: ['Coffee: Flat white 320', 'Coffee: Mocha 380'],
  },
  {
    origin: 'Shopify product export',
    lines: [
      'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Compare At Price,Image Src,Status',
      'cake,Carrot cake,,Us,Cakes,,TRUE,Size,Slice,,4.00,,https://x/1.jpg,active',
      'cake,,,,,,,,Whole,,28.00,,https://x/2.jpg,active',
      'cake,,,,,,,,,,,,https://x/3.jpg,',
      'scone,Scone,,Us,Bakery,,TRUE,Title,Default Title,,2.50,,,active',
    ],
    dishes: ['Cakes: Carrot cake 400/2800', 'Bakery: Scone 250'],
  },
  {
    origin: 'WooCommerce product export',
    lines: [
      'ID,Type,SKU,Name,Published,"Short description",Description,"Sale price","Regular price",Categories,Tags,Parent,"Attribute 1 name","Attribute 1 value(s)"',
      '12,variable,PZ,Pizza,1,,,,,"Food > Pizza, Lunch",,,Size,"Small, Large"',
      '13,variation,PZ-S,Pizza - Small,1,,,,8.00,,,PZ,Size,Small',
      '14,variation,PZ-L,Pizza - Large,1,,,,11.00,,,id:12,Size,Large',
      '15,simple,CO,Cola,1,,,,2.50,Drinks,,,,',
    ],
    dishes: ['Pizza: Pizza 800/1100', 'Drinks: Cola 250'],
  },
];

describe('exports of tills and shops', () => {
  it.each(FILES)('reads $origin', file => expectRead(file));

  it('tells of a dish that is left out once, and not of its sizes as well', () => {
    const rows = ['Latte,Coffee,Small,3.50,dairy', 'Latte,Coffee,Large,4.50,dairy'];
    const { problems } = readOver(
      ['Item Name,Category,Size,Price,Allergens', ...rows].join('\n'),
      'en',
      'EUR',
    );
    expect(problems).toMatchObject([{ row: 2, reason: 'unknown', value: 'dairy', near: ['milk'] }]);
  });
});
