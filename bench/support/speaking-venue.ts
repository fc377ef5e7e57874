import { LANGUAGES } from '@tableside/domain/session';
import { poolOf } from './database.ts';

/** A look that asks more of a phone than the demo's: dark, large cover, cards, another type for titles. */
const BOLD = {
  'primary-color': '#ff2d55',
  'background-color': '#101014',
  'text-color': '#ffffff',
  'card-background-color': '#1c1c22',
  'font-family': 'rounded',
  'title-font-family': 'playfair',
  'dark-mode': 'true',
  'card-layout': 'grid',
  'divider-style': 'line',
  'item-image-shape': 'circle',
  'header-cover-height': '320',
} as const;

/** The demo restaurant offers every language; where its menu has no texts of its own, those of its English one are shown. */
export const offerAllLanguages = async (dataDir: string): Promise<void> => {
  const pool = poolOf(dataDir, 1);
  await pool.query(
    `insert into menu_snapshot (venue_id, language, version, etag, brotli, gzip)
     select s.venue_id, l.language, s.version, s.etag, s.brotli, s.gzip
     from menu_snapshot s join venue v on v.id = s.venue_id and v.slug = 'vilnius',
       unnest($1::text[]) as l (language) where s.language = 'en' on conflict do nothing`,
    [LANGUAGES],
  );
  await pool.query(
    `update venue set revision = revision + 1, settings = settings || jsonb_build_object('languages', $1::jsonb)
     where slug = 'vilnius'`,
    [JSON.stringify(LANGUAGES)],
  );
  await pool.end();
};

/** The demo restaurant puts on another look. */
export const applyBoldTheme = async (dataDir: string): Promise<void> => {
  const pool = poolOf(dataDir, 1);
  const look = Object.entries(BOLD).map(([name, value]) => ({ name, value }));
  await pool.query(
    `update venue set revision = revision + 1, settings = settings || jsonb_build_object('customizations', $1::jsonb)
     where slug = 'vilnius'`,
    [JSON.stringify(look)],
  );
  await pool.end();
};
