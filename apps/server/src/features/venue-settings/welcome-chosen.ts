import { Refusal } from '@tableside/contract';
import type { WelcomeSettings } from '@tableside/contract/http/shared/looks';
import { safeLink, type VenueSettings, welcomeProblems, written } from '@tableside/domain/venue';

type Welcome = Omit<WelcomeSettings, 'revision' | 'changed_by'>;
type Parts = Pick<VenueSettings, 'viewMenuText' | 'selectScreenButtons' | 'socialLinks' | 'quickAccess'>;

/**
 * What guests meet first, as it is stored. What the venue has beyond what is asked here (a button's sign, a link's colour)
 * stays with its link. Refuses validation_failed for buttons and links that could not be used, by their place.
 */
export const welcomeChosen = (welcome: Welcome, before: VenueSettings): Parts => {
  const { buttons, social_links: links } = welcome;
  const fields = welcomeProblems(buttons, links, before.mainLanguage);
  if (Object.keys(fields).length > 0) throw new Refusal('validation_failed', { fields });
  const words = written(welcome.view_menu_text);
  return {
    viewMenuText: Object.keys(words).length > 0 ? words : null,
    selectScreenButtons: buttons.map(({ text, link, open_new_tab }) => ({
      text: written(text),
      link: safeLink(link) ?? link,
      icon: before.selectScreenButtons.find(each => each.link === link)?.icon ?? null,
      openNewTab: open_new_tab,
    })),
    socialLinks: links.map(({ name, link }) => {
      const { size = null, color = null } = before.socialLinks.find(each => each.link === link) ?? {};
      return { name, link: safeLink(link) ?? link, size, color };
    }),
    quickAccess: [...new Set(welcome.quick_access)],
  };
};
