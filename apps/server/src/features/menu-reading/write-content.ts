import type { DraftMenu } from '@tableside/domain/menu';
import { publishable } from '@tableside/domain/menu-edit';
import {
  type ExchangeFormat,
  type Reading,
  writeMenuCsv,
  writeOwnJson,
  writeSchemaOrg,
  writeSquare,
  writeUber,
} from '@tableside/domain/menu-exchange';

export type MenuAsked = {
  readonly format: ExchangeFormat;
  readonly menu: DraftMenu;
  /** The venue's name. */
  readonly venue: string;
  readonly reading: Reading;
};

/** What others call the question that stands for variations. */
const SIZES = { en: 'Size', lt: 'Dydis' };

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Ours hold everything; what others get is what guests would see. */
const WRITERS: Record<ExchangeFormat, (asked: MenuAsked) => string> = {
  csv: ({ menu, reading }) => writeMenuCsv(menu, reading),
  json: ({ menu, reading }) => json(writeOwnJson(menu, reading)),
  'uber-eats': ({ menu, venue, reading: { main } }) =>
    json(writeUber(publishable(menu), venue, main, { [main]: SIZES.en, ...SIZES })),
  'schema-org': ({ menu, venue, reading }) => json(writeSchemaOrg(publishable(menu), venue, reading)),
  square: ({ menu, reading }) => writeSquare(publishable(menu), reading),
};

/** What the workshop does of it: a menu as the text of a file. */
export const exportWork = async (asked: MenuAsked): Promise<string> => WRITERS[asked.format](asked);
