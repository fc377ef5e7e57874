import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Category, DishTag, MenuDocument, Picture } from '@tableside/domain/menu';
import {
  choice,
  count,
  elements,
  type Field,
  fail,
  flag,
  MenuFileError,
  member,
  record,
  slug,
  text,
} from './read-field.ts';
import { readAvailability } from './read-menu-hours.ts';
import { readItem } from './read-menu-item.ts';
import { distinct, readSharedGroups, type SharedGroups } from './read-menu-options.ts';
import { perhapsTranslated, translated, type Writing } from './read-menu-text.ts';
import { readPictures, type VenuePictures } from './read-pictures.ts';

/** A venue folder's own words about the venue, from venue.json. */
export type VenueText = Writing & {
  readonly name: string;
  readonly description: { readonly [language: string]: string };
};

const load = (path: string, otherwise?: unknown): Field => {
  try {
    return { file: basename(path), path: '', value: JSON.parse(readFileSync(path, 'utf8')) };
  } catch (error) {
    if (otherwise !== undefined && error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return { file: basename(path), path: '', value: otherwise };
    }
    throw new MenuFileError(
      `${basename(path)}: ${error instanceof Error ? error.message : 'cannot be read'}`,
    );
  }
};

/** Reads `<folder>/venue.json`. Throws {@link MenuFileError}. */
export const readVenueText = (folder: string): VenueText => {
  const file = load(join(folder, 'venue.json'));
  record(file, ['name', 'description', 'mainLanguage', 'languages', 'decimals']);
  const writing: Writing = {
    main: text(member(file, 'mainLanguage')),
    languages: elements(member(file, 'languages')).map(text),
    decimals: count(member(file, 'decimals'), 2),
  };
  return {
    ...writing,
    name: text(member(file, 'name')),
    description: translated(member(file, 'description'), writing),
  };
};

const readTags = (folder: string, writing: Writing): readonly DishTag[] => {
  const file = load(join(folder, 'tags.json'));
  return distinct(
    elements(file).map(one => {
      record(one, ['id', 'name', 'icon', 'iconColor']);
      return {
        id: slug(member(one, 'id')),
        name: translated(member(one, 'name'), writing),
        icon: text(member(one, 'icon')),
        iconColor: text(member(one, 'iconColor')),
        image: null,
        width: null,
      };
    }),
    file,
  );
};

const CATEGORY_KEYS = [
  'hash',
  'name',
  'description',
  'type',
  'banner',
  'bannerTranslations',
  'hideUntranslatedBanners',
  'ageRestricted',
  'availability',
  'showInCategoriesList',
  'station',
  'subcategories',
  'groups',
  'items',
];

type Kitchen = {
  readonly writing: Writing;
  readonly tags: readonly string[];
  readonly shared: SharedGroups;
  readonly pictures: VenuePictures;
};

const named = (field: Field, { venue }: VenuePictures): Picture =>
  venue.get(text(field)) ?? fail(field, `"${String(field.value)}" is not in pictures.json`);

const readBanners = (field: Field, kitchen: Kitchen): { [language: string]: Picture } => {
  const all = [kitchen.writing.main, ...kitchen.writing.languages];
  const languages = field.value === undefined ? [] : Object.keys(record(field, all));
  return Object.fromEntries(
    languages.map(language => [language, named(member(field, language), kitchen.pictures)]),
  );
};

const readCategory = (file: Field, kitchen: Kitchen): Category => {
  record(file, CATEGORY_KEYS);
  const { writing } = kitchen;
  const hash = slug(member(file, 'hash'));
  const subcategories = distinct(
    elements(member(file, 'subcategories')).map(one => {
      record(one, ['id', 'name']);
      return { id: slug(member(one, 'id')), name: translated(member(one, 'name'), writing) };
    }),
    member(file, 'subcategories'),
  );
  const banner = member(file, 'banner');
  const listed = member(file, 'showInCategoriesList');
  const station = member(file, 'station');
  const context = {
    ...kitchen,
    shared: new Map([...kitchen.shared, ...readSharedGroups(member(file, 'groups'), writing)]),
    subcategories: subcategories.map(one => one.id),
    station: station.value === undefined ? 'kitchen' : text(station),
  };
  return {
    id: hash,
    hash,
    name: translated(member(file, 'name'), writing),
    description: perhapsTranslated(member(file, 'description'), writing),
    type: choice(member(file, 'type'), ['normal', 'banner'], 'normal'),
    banner: banner.value === undefined ? null : named(banner, kitchen.pictures),
    bannerTranslations: readBanners(member(file, 'bannerTranslations'), kitchen),
    hideUntranslatedBanners: flag(member(file, 'hideUntranslatedBanners')),
    ageRestricted: flag(member(file, 'ageRestricted')),
    availability: readAvailability(member(file, 'availability')),
    showInCategoriesList: listed.value === undefined || flag(listed),
    subcategories,
    items: elements(member(file, 'items')).map(item => readItem(item, context)),
  };
};

/**
 * Reads a venue folder (format: demo/README.md) into a menu. Prices in the files are in major units, in the document in
 * minor units. Ids are unique in the whole menu, because carts and stock name items by id alone. Throws
 * {@link MenuFileError} naming file and field.
 */
export const readMenu = (folder: string): MenuDocument => {
  const writing = readVenueText(folder);
  const tags = readTags(folder, writing);
  const kitchen: Kitchen = {
    writing,
    tags: tags.map(tag => tag.id),
    shared: readSharedGroups(load(join(folder, 'groups.json'), {}), writing),
    pictures: readPictures(folder),
  };
  const files = readdirSync(join(folder, 'menu'))
    .filter(name => name.endsWith('.json'))
    .sort();
  const seen = new Map<string, string>();
  const categories = files.map(name => {
    const file = load(join(folder, 'menu', name));
    const category = readCategory(file, kitchen);
    for (const id of [`category ${category.hash}`, ...category.items.map(item => item.id)]) {
      const before = seen.get(id);
      if (before) fail({ ...file, path: 'items' }, `duplicate id "${id}", already in ${before}`);
      seen.set(id, name);
    }
    return category;
  });
  return { tags, categories };
};
