import { expectRead, readOver, type Somebodys } from '@tableside/testkit/menu-files.ts';
import { describe, expect, it } from 'vitest';

/**
 * Files as they lie in public repositories: the headings, the order of the columns, the way prices, sections and sizes are
 * written are theirs, what is in them is not.
 */
const FILES: readonly Somebodys[] = [
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
  {
    origin: 'github.com/AdamLiscia/piazza-roma data/menu.json',
    lines: [
      '{"categories": [{"name": "Appetizers", "items": [{"name": "Cheese board", "description": "x", "price": 18, "category": "appetizers", "featured": true}]}]}',
    ],
    dishes: ['Appetizers: Cheese board 1800'],
  },
  {
    origin: 'github.com/Addis477/natecafe data/menu.json',
    lines: [
      '{"menuItems": [{"name": "Tibs", "category": "Specials", "price": 40, "tags": ["New"], "image": "a.jpg"}]}',
    ],
    dishes: ['Specials: Tibs 4000'],
  },
  {
    origin: 'github.com/Adrian170187/menu-digital data/menu.json',
    lines: [
      '{"categories": [{"id": "pizzas", "name": "Pizzas", "items": [{"id": 1, "name": "Muzzarella", "price": 8, "stock": 50}]}]}',
    ],
    dishes: ['Pizzas: Muzzarella 800'],
  },
  {
    origin: 'github.com/AdrianGasek/swiatyniasmakusushi public/data/menu.json',
    lines: [
      '[{"category": "Przystawki", "title": "Przystawki zimne", "items": [{"title": "Edamame", "price": 13}]}]',
    ],
    dishes: ['Przystawki zimne: Edamame 1300'],
  },
  {
    origin: 'github.com/Simone-Anc/bitterino src/data/menu.json',
    lines: [
      '[{"category": "Signature", "items": [{"name": "Negroni", "desc": "Gin", "price": 14, "tag": null}]}]',
    ],
    dishes: ['Signature: Negroni 1400'],
  },
  {
    origin: 'github.com/RiteshGadre/food-ordering-app, a list in a programme',
    lines: [
      '[{"id": 1, "name": "Pizza", "description": "x", "price": 9.99, "category": "Pizza", "image_url": "https://x/1"}]',
    ],
    dishes: ['Pizza: Pizza 999'],
  },
  {
    origin: 'github.com/emingenc/menugpt: prices as text',
    lines: [
      '[{"name": "Dip", "price": "6.99", "description": "x", "ingredients": "y", "category": "Appetizers", "calories": 320}]',
    ],
    dishes: ['Appetizers: Dip 699'],
  },
  {
    origin: 'github.com/iliasaberkane6-lab/doeneria-dornbusch index.html, its JSON-LD',
    lines: [
      '{"@type": "Restaurant", "menu": "https://x/#m", "hasMenu": {"@type": "Menu", "name": "Karte", "hasMenuSection": [{"@type": "MenuSection", "name": "Pizza", "hasMenuItem": [{"@type": "MenuItem", "name": "Salami", "offers": {"@type": "Offer", "price": "9.00", "priceCurrency": "EUR"}}]}]}}',
    ],
    dishes: ['Pizza: Salami 900'],
  },
  {
    origin: 'github.com/thexpresstrain/website: single things where others have lists',
    lines: [
      '{"@type": "Menu", "hasMenuSection": {"@type": "MenuSection", "name": "Tacos", "hasMenuItem": {"@type": "MenuItem", "name": "Gobi", "offers": {"@type": "Offer", "price": "3.50", "priceCurrency": "USD"}}}}',
    ],
    asks: ['currency'],
    dishes: ['Tacos: Gobi 350'],
  },
  {
    origin: 'github.com/RoKols2017/Food_ordering_system menu.xlsx, one of its sheets',
    lines: ['Dish Name,Price', 'Soup,120', 'Salad,130'],
    dishes: ['Menu: Soup 12000', 'Menu: Salad 13000'],
  },
];

describe('files of others', () => {
  it.each(FILES)('reads $origin', file => expectRead(file));

  it('takes the columns that its owner says, whatever the guess is', () => {
    const lines = ['A;B;C', 'Soup;x;4,50', 'Pie;y;3,00'];
    const { dishes } = readOver(lines.join('\n'), 'en', 'EUR', { columns: ['category', 'name', 'price'] });
    expect(dishes).toEqual(['Soup: x 450', 'Pie: y 300']);
  });

  it('shows what stands in each column, and asks rather than to call a file no menu', () => {
    const { table, menu } = readOver('1;2\n3;4\n5;6', 'en', 'EUR');
    expect(menu.categories).toEqual([]);
    expect(table).toMatchObject({
      isSure: false,
      columns: [{ samples: ['1', '3', '5'] }, { samples: ['2', '4', '6'] }],
    });
  });

  it('leaves prices of another currency out as long as nobody took their numbers', () => {
    const { dishes, currency, problems } = readOver('Name,Price (CAD)\nPoutine,12.50', 'en', 'EUR');
    expect({ dishes, currency }).toEqual({ dishes: [], currency: 'CAD' });
    expect(problems).toMatchObject([{ row: 2, field: 'Price (CAD)', reason: 'currency' }]);
  });

  it('makes no category of a line that has no dishes below it', () => {
    const lines = ['Name;Price', 'Soups;', 'Starters;', 'Salad;5,00', 'All prices with VAT;'];
    expect(readOver(lines.join('\n'), 'en', 'EUR').document.categories.map(({ name }) => name.en)).toEqual([
      'Starters',
    ]);
  });

  it('names what is wrong by the heading of the file, and says nothing is missing where something stands', () => {
    const { problems } = readOver('Patiekalas;Kaina\nSriuba;nuo 4,50\nKepsnys;', 'lt', 'EUR');
    expect(problems.map(({ row, field, reason, value }) => [row, field, reason, value])).toEqual([
      [2, 'Kaina', 'amount', 'nuo 4,50'],
    ]);
  });
});
