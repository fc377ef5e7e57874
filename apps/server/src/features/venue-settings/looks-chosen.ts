import { join } from 'node:path';
import { Refusal } from '@tableside/contract';
import type { SettingsPreviewBody } from '@tableside/contract/http/shared/looks';
import type { Picture } from '@tableside/domain/menu';
import { lookProblems, type VenueSettings, withLooks } from '@tableside/domain/venue';
import type { Deps } from '../../deps.ts';
import { storedPicture } from '../pictures/index.ts';

type Looks = NonNullable<SettingsPreviewBody['looks']>;
type Parts = Pick<VenueSettings, 'logo' | 'cover' | 'splashCover' | 'loadingScreen'>;
type Pictures = { readonly [field: string]: Picture | null | undefined };

const idsOf = ({ logo, cover, splash_cover, loading_screen: loading }: Looks) => ({
  logo,
  cover,
  splash_cover,
  'loading_screen.logo': loading?.logo ?? null,
  'loading_screen.background_image': loading?.background_image ?? null,
});

/** The pictures that are named, as they were stored when they were sent; undefined for one that nobody sent. */
const find = async (mediaDir: string, looks: Looks): Promise<Pictures> => {
  const entries = Object.entries(idsOf(looks)).map(async ([field, id]) => {
    const picture = id === null ? null : ((await storedPicture(mediaDir, id)) ?? undefined);
    return [field, picture] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
};

const loadingScreenOf = (looks: Looks, pictures: Pictures): VenueSettings['loadingScreen'] =>
  looks.loading_screen && {
    logo: pictures['loading_screen.logo'] ?? null,
    logoWidth: looks.loading_screen.logo_width,
    logoHeight: looks.loading_screen.logo_height,
    backgroundColor: looks.loading_screen.background_color?.toLowerCase() ?? null,
    backgroundImage: pictures['loading_screen.background_image'] ?? null,
    // One colour for both: a venue has one loader.
    loaderColor: looks.values['loader-color']?.trim().toLowerCase() || null,
    darkPoweredBy: looks.loading_screen.dark_powered_by,
  };

/**
 * Looks as they are stored: puts them into what the venue chose before. Refuses validation_failed for values and pictures
 * that guests could not be shown, by their names.
 */
export const looksChosen = async (
  { env }: Pick<Deps, 'env'>,
  looks: Looks,
): Promise<(before: VenueSettings) => Parts & Pick<VenueSettings, 'customizations'>> => {
  const pictures = await find(join(env.dataDir, 'media'), looks);
  const lost = Object.entries(pictures).flatMap(([field, picture]) =>
    picture === undefined ? [[field, 'picture']] : [],
  );
  const fields = { ...lookProblems(looks.values), ...Object.fromEntries(lost) };
  if (Object.keys(fields).length > 0) throw new Refusal('validation_failed', { fields });
  return before => ({
    customizations: withLooks(before.customizations, looks.values),
    logo: pictures.logo ?? null,
    cover: pictures.cover ?? null,
    splashCover: pictures.splash_cover ?? null,
    loadingScreen: loadingScreenOf(looks, pictures),
  });
};
