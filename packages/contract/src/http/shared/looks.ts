import { LOOK_NAMES } from '@tableside/domain/venue';
import { z } from 'zod';
import { StoredPicture } from './menu-document.ts';
import { over, stamp } from './settings-stamp.ts';
import { FreeText, Id, Language } from './shared.ts';

/** Values by the name of the customisation; what is absent or empty is the product's own. ENTITY-37. */
const Values = z.partialRecord(z.enum(LOOK_NAMES), z.string().max(1_000));
const PictureId = StoredPicture.shape.id;
const Colour = z.string().regex(/^#[0-9a-fA-F]{6}$/);

const loadingScreen = {
  logo_width: z.number().int().min(32).max(320).nullable(),
  logo_height: z.number().int().min(32).max(320).nullable(),
  background_color: Colour.nullable(),
  /** Over a picture: dark words in the place of light ones. */
  dark_powered_by: z.boolean(),
};

export const LooksSettings = z.object({
  ...stamp,
  values: Values,
  logo: StoredPicture.nullable(),
  cover: StoredPicture.nullable(),
  /** Of the welcome page; null: the cover. */
  splash_cover: StoredPicture.nullable(),
  loading_screen: z
    .object({
      ...loadingScreen,
      logo: StoredPicture.nullable(),
      background_image: StoredPicture.nullable(),
    })
    .nullable(),
});
export type LooksSettings = z.infer<typeof LooksSettings>;

const looks = {
  values: Values,
  logo: PictureId.nullable(),
  cover: PictureId.nullable(),
  splash_cover: PictureId.nullable(),
  loading_screen: z
    .strictObject({
      ...loadingScreen,
      logo: PictureId.nullable(),
      background_image: PictureId.nullable(),
    })
    .nullable(),
};
export const LooksBody = z.strictObject({ ...over, ...looks });
const Texts = z.record(Language, FreeText(60));
const Link = z.string().trim().max(300);
const welcome = {
  /** Of the button to the menu; no words: the product's own. SELECT-08. */
  view_menu_text: Texts,
  /** The venue's own buttons, in their order. SELECT-15. */
  buttons: z.array(z.strictObject({ text: Texts, link: Link, open_new_tab: z.boolean() })).max(8),
  social_links: z.array(z.strictObject({ name: z.string().trim().max(30), link: Link })).max(8),
  /** Categories above the menu, in their order. */
  quick_access: z.array(Id).max(12),
};
/** What guests meet first: the welcome page, and shortcuts above the menu. */
export const WelcomeSettings = z.object({ ...stamp, ...welcome });
export type WelcomeSettings = z.infer<typeof WelcomeSettings>;
export const WelcomeBody = z.strictObject({ ...over, ...welcome });

/** What is tried out in one preview: either or both, as they would be saved. */
export const SettingsPreviewBody = z.strictObject({
  session: z.string().max(100),
  looks: z.strictObject(looks).optional(),
  welcome: z.strictObject(welcome).optional(),
});
export type SettingsPreviewBody = z.infer<typeof SettingsPreviewBody>;
