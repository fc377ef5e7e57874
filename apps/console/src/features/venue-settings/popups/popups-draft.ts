import type { PopupSettings } from '@tableside/contract/http/shared/settings/offer-settings';
import type { Picture } from '@tableside/domain/menu';

type Saved<K extends 'popups' | 'filters'> = PopupSettings[K][number];
/** As they are typed: a new one has no picture yet. */
export type PopupDraft = Omit<Saved<'popups'>, 'id' | 'image'> & {
  readonly id: string | null;
  readonly image: Picture | null;
};
export type FilterDraft = Omit<Saved<'filters'>, 'image'> & { readonly image: Picture | null };
type Draft = { readonly popups: readonly PopupDraft[]; readonly filters: readonly FilterDraft[] };

export const NEW_POPUP: PopupDraft = {
  id: null,
  image: null,
  button: {},
  url: '',
  shown: true,
  from: null,
  to: null,
};
export const NEW_FILTER: FilterDraft = { name: {}, image: null, wide: false, categories: [] };

export const popupsDraft = ({ popups, filters }: PopupSettings): Draft => ({ popups, filters });

/** What is sent: pictures by their ids. */
export const popupsBody = ({ popups, filters }: Draft, revision: number) => ({
  revision,
  popups: popups.map(({ image, ...popup }) => ({ ...popup, image: image?.id ?? null })),
  filters: filters.map(({ image, ...filter }) => ({ ...filter, image: image?.id ?? null })),
});
