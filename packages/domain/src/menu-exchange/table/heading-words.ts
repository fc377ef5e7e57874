/** What a column of somebody's table can be. `handle` says which rows are one dish, `variation` which size a row is. */
export const MEANINGS = [
  'name',
  'category',
  'subcategory',
  'description',
  'price',
  'lower price',
  'variation',
  'handle',
  'parent',
  'hidden',
  'shown',
  'allergens',
  'tags',
] as const;
export type Meaning = (typeof MEANINGS)[number];

/**
 * Headings by what they mean, the best first: the words of menus in the languages of the house, and the columns that tills
 * and shops write into their exports (Square, Loyverse, Odoo, Toast, Clover, Lightspeed, Shopify, WooCommerce).
 */
const WORDS: Readonly<Record<Meaning, string>> = {
  name: `item name|menu item name|menu item|dish name|product name|customer facing name|name|title|dish|item|product|display name|
    pavadinimas|patiekalas|prekė|produktas|name des gerichts|gericht|artikel|artikelname|bezeichnung|speise|produktname|
    nom|plat|nom du plat|produit|article|intitulé|nombre|plato|producto|artículo|nome|piatto|prodotto|articolo|nazwa|danie|potrawa|
    nazwa produktu|naam|gerecht|productnaam|nosaukums|ēdiens|nimi|nimetus|toit|roog|toode|denumire|nume|preparat|produs|fel de mâncare|
    название|наименование|наименование блюда|название блюда|блюдо|товар|позиция|назва|найменування|страва|όνομα|ονομασία|πιάτο|προϊόν|είδος|περιγραφή είδους|
    الاسم|اسم|اسم الصنف|الصنف|الطبق|اسم المنتج|product|product_name|item_name|dish_name|food|food name|food item|drink|beverage|prato|produto|
    název|jídlo|názov|jedlo|név|étel|rätt|navn|ret|ruoka|ürün|ürün adı|yemek|judul|nama|nama menu|nama makanan|tên món|món|메뉴|메뉴명|이름|商品名|メニュー|料理名|菜名|名称|ชื่อ|ชื่อเมนู|emri|gatimi`,
  category: `category|category name|categories|product category|item category|menu category|menu group|menu section|section|group|reporting category|
    product type|point of sale category|pos category|pos categ ids|categ id|product_category|department|course|type of dish|menu type|type|
    kategorija|skyrius|grupė|kategorie|rubrik|warengruppe|gruppe|speisekategorie|catégorie|rubrique|famille|categoría|grupo|sección|categoria|
    sezione|gruppo|portata|kategoria|grupa|dział|categorie|groep|rubriek|kategorija|grupa|kategooria|rühm|grupp|categorie|grupă|secțiune|
    категория|раздел|группа|категорія|розділ|група|κατηγορία|ομάδα|الفئة|القسم|التصنيف|الصنف الرئيسي|kategória|kategori|food category|category_name|danh mục|카테고리|분류|カテゴリ|カテゴリー|分类|类别|หมวดหมู่`,
  subcategory: `subcategory|sub category|sub category name|subcategory 1|subsection|subkategorija|pokategorė|unterkategorie|sous catégorie|subcategoría|
    sottocategoria|podkategoria|subcategorie|apakškategorija|alamkategooria|subcategorie|подкатегория|підкатегорія|υποκατηγορία|الفئة الفرعية`,
  description: `description|item description|product description|menu item description|short description|body (html)|body html|details|ingredients|
    website description|sales description|description sale|desc|aprašymas|aprašas|sudėtis|sudedamosios dalys|beschreibung|zutaten|description du plat|ingrédients|
    descripción|ingredientes|descrizione|ingredienti|opis|składniki|omschrijving|beschrijving|ingrediënten|apraksts|sastāvdaļas|sastāvs|kirjeldus|
    koostis|descriere|ingrediente|описание|состав|ингредиенты|опис|склад|інгредієнти|περιγραφή|συστατικά|الوصف|وصف|المكونات|popis|leírás|beskrivning|beskrivelse|açıklama|descrição|descricao|descripcion|deskripsi|mô tả|설명|説明|描述|คำอธิบาย|përshkrimi|pershkrimi`,
  price: `price|default price|regular price|variant price|retail price|base price|sales price|sale price list|list price|lst price|menu price|unit price|selling price|
    item price|price incl tax|amount|rate|kaina|kaina eur|preis|verkaufspreis|bruttopreis|einzelpreis|prix|prix ttc|prix de vente|tarif|precio|precio de venta|pvp|importe|
    prezzo|prezzo di vendita|cena|cena brutto|prijs|verkoopprijs|cena ar pvn|hind|müügihind|preț|pret|preț de vânzare|цена|стоимость|ціна|вартість|
    τιμή|τιμή πώλησης|السعر|سعر|سعر البيع|pris|hinta|ár|fiyat|preço|list_price|base_price|unit_price|retail_price|price ttc|preco|harga|giá|가격|価格|値段|价格|售价|ราคา|çmimi|cmimi|
    гривні|гривень|грн|руб|рублей|рублів|zł|złotych|eurai|euro|kč|kr|price cents|price in cents`,
  'lower price': `sale price|discounted price|lower price|special price|offer price|promo price|kaina su nuolaida|akcijos kaina|angebotspreis|aktionspreis|prix promo|
    prix promotionnel|precio rebajado|prezzo scontato|cena promocyjna|actieprijs|akcijas cena|soodushind|preț redus|цена со скидкой|ціна зі знижкою|τιμή προσφοράς|سعر العرض`,
  variation: `variation name|variation|variant|variant name|size|size name|portion|option1 value|option 1 value|variant option one value|attribute 1 value(s)|attribute 1 values|
    dydis|porcija|größe|portion|taille|tamaño|taglia|formato|rozmiar|porcja|maat|formaat|izmērs|porcija|suurus|portsjon|mărime|porție|размер|порция|розмір|порція|μέγεθος|μερίδα|الحجم`,
  handle: `token|reference handle|handle|item id handle|url handle`,
  parent: `parent|parent sku|parent id`,
  hidden: `archived|hidden|is hidden|paslėpta|versteckt|86d`,
  shown: `published|active|is active|available|is available|enabled|available for sale|available in pos|visible|status`,
  allergens: `allergens|allergen|allergen info|alergenai|allergene|allergènes|alérgenos|allergeni|alergeny|allergenen|alergēni|allergeenid|alergeni|аллергены|алергени|αλλεργιογόνα|مسببات الحساسية`,
  tags: `tags|labels|žymos|etiketten|étiquettes|etiquetas|etichette|tagi|labels|birkas|sildid|etichete|метки|теги|мітки|ετικέτες`,
};

const RANK: ReadonlyMap<string, { readonly meaning: Meaning; readonly rank: number }> = new Map(
  MEANINGS.flatMap(meaning =>
    WORDS[meaning]
      .split('|')
      .map(word => word.trim().replaceAll('_', ' '))
      .map((word, rank) => [word, { meaning, rank }] as const),
  ).toReversed(),
);

/** What a heading says that is none of a dish's: told apart, so that "cost" and "price per kilo" are no price. */
const OTHER =
  /(?<!\p{L})(cost|kosten|savikaina|sku|barcode|gtin|ean|upc|tax|vat|pvm|mwst|tva|iva|stock|inventory|quantity|qty|image|img|photo|picture|url|weight|calories|kcal|rating|reviews?|margin|compare|percentage|unit)(?!\p{L})/u;

export const isOtherHeading = (heading: string): boolean =>
  OTHER.test(plainOf(heading)) || heading.includes('%');

/** Headings of prices by size: small, large, 0.3 l, glass, bottle. */
const SIZE =
  /(?<!\p{L})(small|medium|large|double|single|triple|glass|bottle|half|full|pint|regular|xl|mažas?|maža|vidutinis|didelis|didelė|taurė|butelis|klein|mittel|groß|glas|flasche|petit|moyen|grand|verre|bouteille|pequeñ[oa]|median[oa]|grande|copa|botella|piccol[oa]|medi[oa]|mał[ay]|średni[a]?|duż[ay]|kieliszek|butelka|маленьк\p{L}*|средн\p{L}*|больш\p{L}*|бокал|бутылка|малий|середній|великий)(?!\p{L})|\d+([.,]\d+)?\s?(ml|cl|l|cm|oz|л|мл)(?!\p{L})/u;
export const isSizeHeading = (heading: string): boolean => SIZE.test(plainOf(heading));

const LANGUAGE = /^(.+?)[ :]\(?(ar|cs|da|de|el|en|es|et|fi|fr|hu|it|lt|lv|nl|no|pl|pt|ro|ru|sk|sv|tr|uk)\)?$/;

export type Heading = {
  readonly meaning: Meaning | null;
  /** Of a name or a description in one language. */
  readonly language: string | null;
  /** 0 is the best word for what it means; one that only has such a word in it comes after all of them. */
  readonly rank: number;
  /** Whether the whole heading is a word that we know. */
  readonly exact: boolean;
};

const NONE: Heading = { meaning: null, language: null, rank: 0, exact: false };
const PART = 1000;

const plainOf = (heading: string): string =>
  heading
    .normalize('NFC')
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .toLowerCase()
    .replace(/[*"'’“”\uFEFF]/g, '')
    .replace(/[_\-/\s]+/g, ' ')
    .replace(/\s*[:.]$/, '')
    .trim();

/** What a heading means by its words. */
export const headingOf = (heading: string): Heading => {
  const plain = plainOf(heading);
  if (plain === '' || plain.length > 60) return NONE;
  const whole = RANK.get(plain);
  if (whole) return { ...whole, language: null, exact: true };
  const [, inLanguage = '', language = ''] = LANGUAGE.exec(plain) ?? [];
  const text = RANK.get(inLanguage);
  if (text && (text.meaning === 'name' || text.meaning === 'description'))
    return { ...text, language, exact: true };
  // "Price (CAD)", "Price [My shop]", "Kaina, €"
  const bare = plain.replace(/\s*[([].*?[)\]]\s*|[,;]?\s*\p{Sc}\s*$|[,;]?\s(eur|usd|gbp|pln)$/gu, '').trim();
  const known = RANK.get(bare);
  if (known) return { ...known, language: null, rank: known.rank + 1, exact: true };
  // What a dish costs the house to one is what it costs the guest to another.
  if (bare === 'cost') return { ...NONE, meaning: 'price', rank: 2 * PART };
  if (OTHER.test(plain)) return NONE;
  const part = bare
    .split(/[^\p{L}]+/u)
    .map(word => (word.length >= 3 ? RANK.get(word) : undefined))
    .find(found => found !== undefined);
  return part ? { ...part, language: null, rank: part.rank + PART, exact: false } : NONE;
};
