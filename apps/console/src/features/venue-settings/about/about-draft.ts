import type { AboutSettings } from '@tableside/contract/http/admin/settings';

/** The form as it is typed: nothing is null in a field. */
export type AboutDraft = ReturnType<typeof aboutDraft>;
/** The fields of one line each. */
export type AboutLine =
  | 'name'
  | 'address'
  | 'phone'
  | 'website_link'
  | 'facebook_link'
  | 'instagram_link'
  | 'wifi_network'
  | 'wifi_password';

export const aboutDraft = (about: AboutSettings) => ({
  name: about.name,
  type: about.type,
  address: about.address,
  phone: about.phone ?? '',
  website_link: about.website_link ?? '',
  facebook_link: about.facebook_link ?? '',
  instagram_link: about.instagram_link ?? '',
  wifi_network: about.wifi_network ?? '',
  wifi_password: about.wifi_password ?? '',
  public_menu: about.public_menu,
  languages: about.languages as readonly string[],
  description: about.description,
  welcome: about.welcome,
});

const orNull = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim());

/** What is sent. */
export const aboutBody = (draft: AboutDraft, revision: number) => ({
  revision,
  ...draft,
  languages: [...draft.languages],
  phone: orNull(draft.phone),
  website_link: orNull(draft.website_link),
  facebook_link: orNull(draft.facebook_link),
  instagram_link: orNull(draft.instagram_link),
  wifi_network: orNull(draft.wifi_network),
  wifi_password: orNull(draft.wifi_password),
});
