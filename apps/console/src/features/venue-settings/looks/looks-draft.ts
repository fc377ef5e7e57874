import type { LooksSettings, SettingsPreviewBody } from '@tableside/contract/http/shared/looks';
import type { CustomizationName } from '@tableside/domain/venue';

type Pictures = Pick<LooksSettings, 'logo' | 'cover' | 'splash_cover'>;
export type Loading = NonNullable<LooksSettings['loading_screen']>;
export type LookTexts = { readonly [name in CustomizationName]?: string };
/** Looks as they are being chosen; what is absent or empty is the product's own. */
export type LooksDraft = Pictures & {
  readonly values: LookTexts;
  readonly loading: Loading | null;
};

/** A loading screen on which nothing was chosen yet. */
export const NEW_LOADING: Loading = {
  logo: null,
  logo_width: null,
  logo_height: null,
  background_color: null,
  background_image: null,
  dark_powered_by: false,
};

export const looksDraft = ({
  values,
  logo,
  cover,
  splash_cover,
  loading_screen,
}: LooksSettings): LooksDraft => ({ values, logo, cover, splash_cover, loading: loading_screen });

/** What is sent: pictures by their ids. */
export const looksBody = (draft: LooksDraft): NonNullable<SettingsPreviewBody['looks']> => ({
  values: Object.fromEntries(Object.entries(draft.values).filter(([, value]) => value.trim() !== '')),
  logo: draft.logo?.id ?? null,
  cover: draft.cover?.id ?? null,
  splash_cover: draft.splash_cover?.id ?? null,
  loading_screen: draft.loading && {
    ...draft.loading,
    logo: draft.loading.logo?.id ?? null,
    background_image: draft.loading.background_image?.id ?? null,
  },
});

/** The choices as the guest screens compute with them. */
export const listOf = (values: LookTexts) => Object.entries(values).map(([name, value]) => ({ name, value }));

export type SetLook = (name: CustomizationName, value: string) => void;
