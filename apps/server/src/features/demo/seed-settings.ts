import type { Picture } from '@tableside/domain/menu';
import { fromMajor } from '@tableside/domain/money';
import type { HoursException, TimeRange } from '@tableside/domain/schedule';
import type { AdditionalField, VenueSettings } from '@tableside/domain/venue';
import type { VenueText } from './read-menu.ts';
import type { SettingsFile } from './seed-file.ts';

type Pictures = ReadonlyMap<string, Picture>;

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** `1-5 08:00-22:00` as a range. */
const rangeOf = (hours: string): TimeRange => {
  const [days = '', clock = ''] = hours.split(' ');
  const [first = '1', last = first] = days.split('-');
  const [from = '', to = ''] = clock.split('-');
  return {
    days: Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) => Number(first) + i),
    from: minutesOf(from),
    to: minutesOf(to),
  };
};

/** `2026-12-24..2026-12-26` or `2026-12-31 12:00-18:00` with what guests read of it. */
const exceptionOf = ({ days, reason }: SettingsFile['hoursExceptions'][number]): HoursException => {
  const [range = '', ...spans] = days.split(' ');
  const [first = '', last = first] = range.split('..');
  return {
    first,
    last,
    reason,
    spans: spans.map(span => ({ from: minutesOf(span.slice(0, 5)), to: minutesOf(span.slice(6)) })),
  };
};

type ExtraField = NonNullable<SettingsFile['extraFields']>['fields'][number];

const fieldOf = ({ options, kiosk, qr, onlyAt, ...rest }: ExtraField): AdditionalField => ({
  ...rest,
  selectOptions: options,
  ...(kiosk === undefined ? {} : { kioskEnabled: kiosk }),
  ...(qr === undefined ? {} : { qrEnabled: qr }),
  ...(onlyAt === undefined ? {} : { onlyAt }),
});

/** A venue's settings from its files. */
export const settingsOf = (file: SettingsFile, text: VenueText, pictures: Pictures): VenueSettings => {
  const {
    menuOf: _menu,
    scanStatus: _scan,
    orderStatus: _order,
    rushMinutes: _rush,
    extraFields,
    tips,
    customizations,
    loadingScreen,
    menuFilters,
    popups,
    workingHours,
    hoursExceptions,
    automaticRush,
    reservations,
    ...same
  } = file;
  const picture = (name: string | null): Picture | null => {
    if (name === null) return null;
    const found = pictures.get(name);
    if (!found) throw new Error(`settings.json of ${text.name}: "${name}" is not in pictures.json`);
    return found;
  };
  return {
    ...same,
    currency: { ...file.currency, decimals: text.decimals },
    mainLanguage: text.main,
    languages: text.languages,
    description: text.description,
    cover: picture(file.cover),
    splashCover: picture(file.splashCover),
    logo: picture(file.logo),
    workingHours: workingHours.map(rangeOf),
    hoursExceptions: hoursExceptions.map(exceptionOf),
    ...(automaticRush && { automaticRush: { enabled: true, ...automaticRush } }),
    ...(reservations && { reservations }),
    menuFilters: menuFilters.map(({ categories, image, ...rest }) => ({
      ...rest,
      image: picture(image),
      categoryIds: categories,
    })),
    popups: popups.flatMap(popup => {
      const image = picture(popup.image);
      return image ? [{ ...popup, image }] : [];
    }),
    additionalFieldsEnabled: extraFields !== null,
    additionalFieldsText: extraFields?.text ?? null,
    additionalFieldsKioskEnabled: extraFields?.kiosk ?? false,
    additionalFieldsQrEnabled: extraFields?.qr ?? false,
    additionalFields: extraFields?.fields.map(fieldOf) ?? [],
    tips: {
      orderTipsPercentages: tips.percentages,
      minAmount: fromMajor(tips.min, text.decimals),
      maxAmount: fromMajor(tips.max, text.decimals),
    },
    customizations: Object.entries(customizations).map(([name, value]) => ({ name, value })),
    loadingScreen: loadingScreen && {
      ...loadingScreen,
      logo: picture(file.logo),
      logoWidth: null,
      logoHeight: null,
      backgroundImage: null,
    },
  };
};
