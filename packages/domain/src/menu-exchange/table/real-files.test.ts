import { describe, expect, it } from 'vitest';
import { mergeMenu } from '../merge/merge.ts';
import { readFile } from '../read-file.ts';

const never = () => ({ wrong: ['id'] });
const shapes = { tag: never, category: never, item: never };

const read = (text: string, main: string, code: string, answers = {}) => {
  const reading = { main, currency: { code, decimals: 2 } };
  const file = readFile(text, { reading, shapes, answers });
  if ('unreadable' in file) throw new Error(file.unreadable);
  const { document, problems } = mergeMenu({ tags: [], categories: [] }, file.menu, reading);
  const dishes = document.categories.flatMap(({ name, items }) =>
    items.map(
      item =>
        `${name[main]}: ${item.name[main]} ${
          item.variations.length > 0 ? item.variations.map(({ price }) => price).join('/') : item.price
        }`,
    ),
  );
  return { ...file, dishes, problems, document };
};

/**
 * Tables as they lie in public repositories and as tills export them: the headings, the order of the columns, the way
 * prices, sections and sizes are written are theirs, what is in them is not. `asks`: what the owner answers by accepting
 * the guess, the numbers of another currency, or both.
 */
const FILES: readonly {
  readonly origin: string;
  readonly lines: readonly string[];
  readonly dishes: readonly string[];
  readonly asks?: readonly ('columns' | 'currency')[];
  readonly main?: string;
  readonly currency?: string;
}[] = [
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
  {
    origin: 'github.com/BRENNS/frites-and-co menu.csv',
    main: 'fr',
    lines: [
      'Catégorie,Nom,Description,Prix',
      'Burger,Le Gros,"Poulet, salade",8.90',
      'Salade,La Verte,Salade,7.20',
    ],
    dishes: ['Burger: Le Gros 890', 'Salade: La Verte 720'],
  },
  {
    origin: 'github.com/Adriatik-Isufi/kafeine-website data/menu.csv',
    lines: [
      'category,name,small,medium,large,double',
      'espresso,Espresso,1.1,,,1.5',
      'teas,Mint tea,1.5,2,2.5,',
      'smoothies,Berry,,3,,',
    ],
    dishes: ['espresso: Espresso 110/150', 'teas: Mint tea 150/200/250', 'smoothies: Berry 300'],
  },
  {
    origin: 'github.com/ChMarios/cavodoro_menu menu_items_rows.csv',
    main: 'el',
    lines: [
      'name_el,name_en,description_el,description_en,price,category,is_available,subcategory',
      'Ψωμί,Bread,,,0.50,BREAD,true,',
      'Τζατζίκι,Tzatziki,Γιαούρτι,Yoghurt,4,APPETIZERS,true,',
    ],
    dishes: ['BREAD: Ψωμί 50', 'APPETIZERS: Τζατζίκι 400'],
  },
  {
    origin: 'github.com/12999427/GestioneOrdiniRistorante menu.csv',
    main: 'it',
    lines: ['NomePiatto;Prezzo', 'Lasagne;12,00', 'Tiramisù;5,50'],
    asks: ['columns'],
    dishes: ['Menu: Lasagne 1200', 'Menu: Tiramisù 550'],
  },
  {
    origin: 'github.com/DigiDias/BddTifosi data/menu.csv',
    main: 'fr',
    lines: ['id_menu;Nom_menu;prix', '1;Focaccia;12.50', '2;Calzone;13.50'],
    asks: ['columns'],
    dishes: ['Menu: Focaccia 1250', 'Menu: Calzone 1350'],
  },
  {
    origin: 'github.com/Balazs776/etterem menu.csv: no headings, prices of a language without cents',
    main: 'hu',
    currency: 'HUF',
    lines: ['Húsleves;1500', 'Gulyás;2800', 'Palacsinta;900'],
    asks: ['columns'],
    dishes: ['Menu: Húsleves 150000', 'Menu: Gulyás 280000', 'Menu: Palacsinta 90000'],
  },
  {
    origin: 'github.com/EtienneOlieu/MariosPizzav2 data/menu.csv: a number in front, no headings',
    main: 'da',
    lines: [
      '1;Vesuv;tomat, ost, skinke og oregano;57',
      '2;Roma;tomat, ost, oksefars og basilikum;53',
      '3;Napoli;tomat, ost, ansjoser og kapers;61',
    ],
    asks: ['columns'],
    dishes: ['Menu: Vesuv 5700', 'Menu: Roma 5300', 'Menu: Napoli 6100'],
  },
  {
    origin:
      'github.com/FenixTekSolutions/WhiteLionMockup data/menu.csv: spaces before quotes, a pound at some',
    lines: [
      '"Garlic toast","£3.50", "Starter", "Milk, Gluten"',
      '"Dippers", "4.35", "Starter", "Milk"',
      '"Fish pie", "£13.95", "Main", "Fish, Milk"',
      '"Cottage pie", "14.75", "Main", "Milk"',
    ],
    currency: 'GBP',
    asks: ['columns'],
    dishes: [
      'Starter: Garlic toast 350',
      'Starter: Dippers 435',
      'Main: Fish pie 1395',
      'Main: Cottage pie 1475',
    ],
  },
  {
    origin: 'github.com/AlexandrosSideris/LittleJo-Menu menu.csv',
    lines: [
      'Category,ProductName,Description,Quantity,Price,Currency,Language',
      'Coffee,Mocha,With cocoa,1,2.00,EUR,en',
      'Tea,Green,Loose,1,1.80,EUR,en',
    ],
    dishes: ['Coffee: Mocha 200', 'Tea: Green 180'],
  },
  {
    origin: 'github.com/LucasJoseS/Balaio data/menu.csv: what it costs is called cost',
    lines: [
      'GROUP,NAME,COST,DESC',
      'ESPRESSO,Curto,5.00,',
      'ESPRESSO,Duplo,7.00,',
      'COADO,Filtro,6.00,Do dia',
    ],
    asks: ['columns'],
    dishes: ['ESPRESSO: Curto 500', 'ESPRESSO: Duplo 700', 'COADO: Filtro 600'],
  },
  {
    origin: 'github.com/PrincetonAfeez/HospitalityOS data/menu.csv',
    lines: [
      'category,name,unit_price,line_inv,walk_in_inv,freezer_inv,par_level',
      'Mains,Burger,15.50,10,5,0,4',
      'Drinks,Cola,3.00,40,20,0,10',
    ],
    dishes: ['Mains: Burger 1550', 'Drinks: Cola 300'],
  },
  {
    origin: 'github.com/WhoDeniz/EPR_AB_7 food.csv',
    lines: ['name;typ;categorie;price', 'BURGER;main;vegan;12.00', 'FRIES;side;veggie;4.00'],
    dishes: ['vegan: BURGER 1200', 'veggie: FRIES 400'],
  },
  {
    origin: 'github.com/Aallmann1/EnjoyThaiFood menu.csv: in a currency without a sign',
    lines: [
      'Number,Name,Price,Popularity,Category,Description,Image',
      '1,Forårsruller,59,3,forretter,Med kylling,a.jpg',
      '2,Rød karry,85,5,karryretter,Stærk,b.jpg',
    ],
    dishes: ['forretter: Forårsruller 5900', 'karryretter: Rød karry 8500'],
  },
  {
    origin: 'github.com/Llwnr/Yumyard menu.xlsx: rupees before the number',
    lines: [
      'Category,Item,Description,Price,Image',
      'Bowls,Orange bowl,Crispy,Rs. 420,a.webp',
      'Noodles,Lo mein,Soft,Rs.260,b.webp',
    ],
    dishes: ['Bowls: Orange bowl 42000', 'Noodles: Lo mein 26000'],
  },
  {
    origin: 'github.com/alessandropatrascu/lunapiena menu.xlsx',
    main: 'it',
    lines: ['Categoria,Nome,Prezzo,Descrizione', 'Antipasti,Tagliere,18,Salumi', 'Dolci,Torta,6,'],
    dishes: ['Antipasti: Tagliere 1800', 'Dolci: Torta 600'],
  },
  {
    origin: 'github.com/Spotlight64/the_ones_restaurant menu.xlsx',
    lines: [
      'Name,Description,Category,Price,Good for how many people?',
      'Barbecue,On a skewer,Meal,350,4',
      'Spring rolls,Six of them,Appetizer,150,2',
    ],
    dishes: ['Meal: Barbecue 35000', 'Appetizer: Spring rolls 15000'],
  },
  {
    origin: 'github.com/deepmoga/meharbaan.co.nz menu.xlsx: dollars in every cell',
    lines: [
      'Category,Name,Description,Price',
      'ENTREE,Onion bhaji,Fried,$5.99',
      'MAINS,Lamb korma,Mild,$17.99',
    ],
    asks: ['currency'],
    dishes: ['ENTREE: Onion bhaji 599', 'MAINS: Lamb korma 1799'],
  },
  {
    origin:
      'github.com/Groove852/Menu menu.xlsx: a letterhead, an empty column, headings in two rows, sections in rows',
    main: 'ru',
    currency: 'RUB',
    lines: [
      'ПРЕЙСКУРАНТ;;;;',
      ';Общество «Пример»;;;',
      ';Кофейня «Пример»;;;7/15/22',
      ';Наименование блюда;Выход в готовом виде;Цена;Состав блюда',
      ';;;руб.;',
      ';Каши;;;',
      ';Каша овсяная;250 гр;310;хлопья, молоко, сахар',
      ';Каша рисовая;250 гр;320;рис, молоко, сахар',
      ';Напитки;;;',
      ';Морс;200 мл;150;ягоды, вода, сахар',
    ],
    asks: ['columns'],
    dishes: ['Каши: Каша овсяная 31000', 'Каши: Каша рисовая 32000', 'Напитки: Морс 15000'],
  },
  {
    origin:
      'github.com/SirPanicSkill/Pablo-hookahbar menu.xlsx: a slip in a heading, sections in a column of their own',
    main: 'ru',
    currency: 'RUB',
    lines: [
      'Меню;Назание;Картинка;Цена;Вес/объём;Описание',
      'Чай;;;;;',
      ';Ассам;a.jpg;300;400 мл;Крепкий чай с мягким вкусом и долгим ароматом',
      ';Сенча;b.jpg;320;400 мл;Зеленый чай с травяным вкусом и легкой терпкостью',
      'Десерты;;;;;',
      ';Чизкейк;c.jpg;350;120 г;Сливочный десерт на тонкой песочной основе',
    ],
    asks: ['columns'],
    dishes: ['Чай: Ассам 30000', 'Чай: Сенча 32000', 'Десерты: Чизкейк 35000'],
  },
  {
    origin: 'github.com/DG-Expert/Clinica-Bar menu.csv: from right to left',
    main: 'he',
    currency: 'ILS',
    lines: [
      'category,item_name,description,price,currency,sort_order',
      'אוכל,פיצה,עם זיתים,80,ILS,1',
      'בירה,לאגר,,28,ILS,2',
    ],
    dishes: ['אוכל: פיצה 8000', 'בירה: לאגר 2800'],
  },
];

describe('tables of others', () => {
  it.each(FILES)('reads $origin', ({ lines, dishes, asks = [], main = 'en', currency = 'EUR' }) => {
    const first = read(lines.join('\r\n'), main, currency);
    const asked = [
      ...(first.table && !first.table.isSure ? ['columns'] : []),
      ...(first.currency === null ? [] : ['currency']),
    ];
    expect(asked).toEqual(asks);
    const answers = {
      ...(asks.includes('columns') && { columns: first.table?.columns.map(({ use }) => use) }),
      ...(first.currency !== null && { currency: first.currency }),
    };
    const { dishes: taken, table, currency: open } = read(lines.join('\r\n'), main, currency, answers);
    expect({ taken, isSure: table?.isSure ?? true, open }).toEqual({
      taken: dishes,
      isSure: true,
      open: null,
    });
  });

  it('takes the columns that its owner says, whatever the guess is', () => {
    const lines = ['A;B;C', 'Soup;x;4,50', 'Pie;y;3,00'];
    const { dishes } = read(lines.join('\n'), 'en', 'EUR', { columns: ['category', 'name', 'price'] });
    expect(dishes).toEqual(['Soup: x 450', 'Pie: y 300']);
  });

  it('shows what stands in each column, and asks rather than to call a file no menu', () => {
    const { table, menu } = read('1;2\n3;4\n5;6', 'en', 'EUR');
    expect(menu.categories).toEqual([]);
    expect(table).toMatchObject({
      isSure: false,
      columns: [{ samples: ['1', '3', '5'] }, { samples: ['2', '4', '6'] }],
    });
  });

  it('leaves prices of another currency out as long as nobody took their numbers', () => {
    const { dishes, currency, problems } = read('Name,Price (CAD)\nPoutine,12.50', 'en', 'EUR');
    expect({ dishes, currency }).toEqual({ dishes: [], currency: 'CAD' });
    expect(problems).toMatchObject([{ row: 2, field: 'Price (CAD)', reason: 'currency' }]);
  });

  it('makes no category of a line that has no dishes below it', () => {
    const lines = ['Name;Price', 'Soups;', 'Starters;', 'Salad;5,00', 'All prices with VAT;'];
    expect(read(lines.join('\n'), 'en', 'EUR').document.categories.map(({ name }) => name.en)).toEqual([
      'Starters',
    ]);
  });

  it('names what is wrong by the heading of the file, and says nothing is missing where something stands', () => {
    const { problems } = read('Patiekalas;Kaina\nSriuba;nuo 4,50\nKepsnys;', 'lt', 'EUR');
    expect(problems.map(({ row, field, reason, value }) => [row, field, reason, value])).toEqual([
      [2, 'Kaina', 'amount', 'nuo 4,50'],
    ]);
  });
});
