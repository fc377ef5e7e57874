import type { LooksSettings, WelcomeSettings } from '@tableside/contract/http/shared/looks';
import { looksOf, type VenueSettings } from '@tableside/domain/venue';

export const looksView = (settings: VenueSettings): Omit<LooksSettings, 'revision' | 'changed_by'> => {
  const { logo, cover, splashCover, loadingScreen } = settings;
  const loader = loadingScreen?.loaderColor;
  return {
    values: { ...(loader && { 'loader-color': loader }), ...looksOf(settings.customizations) },
    logo,
    cover,
    splash_cover: splashCover,
    loading_screen: loadingScreen && {
      logo: loadingScreen.logo,
      logo_width: loadingScreen.logoWidth,
      logo_height: loadingScreen.logoHeight,
      background_color: loadingScreen.backgroundColor,
      background_image: loadingScreen.backgroundImage,
      dark_powered_by: loadingScreen.darkPoweredBy,
    },
  };
};

export const welcomeView = (settings: VenueSettings): Omit<WelcomeSettings, 'revision' | 'changed_by'> => ({
  view_menu_text: { ...settings.viewMenuText },
  buttons: settings.selectScreenButtons.map(({ text, link, openNewTab }) => ({
    text: { ...text },
    link,
    open_new_tab: openNewTab,
  })),
  social_links: settings.socialLinks.map(({ name, link }) => ({ name, link })),
  quick_access: [...settings.quickAccess],
});
