import { webLink } from './web-link.ts';

export const ABOUT_LINKS = ['website_link', 'facebook_link', 'instagram_link'] as const;
export type AboutLink = (typeof ABOUT_LINKS)[number];

type About = {
  readonly name: string;
  readonly phone: string | null;
} & { readonly [link in AboutLink]: string | null };

/** A number as people write it: digits with spaces, dashes, dots and brackets, a plus before the country. */
const PHONE = /^\+?[\d\s().-]{5,30}$/;

/** What guests could not use of what a venue says about itself, by field. */
export const aboutProblems = (about: About): { readonly [field: string]: 'missing' | 'phone' | 'link' } => ({
  ...(about.name.trim() === '' && { name: 'missing' }),
  ...(about.phone !== null && !PHONE.test(about.phone.trim()) && { phone: 'phone' }),
  ...Object.fromEntries(
    ABOUT_LINKS.flatMap(field => {
      const link = about[field];
      return link !== null && webLink(link) === null ? [[field, 'link']] : [];
    }),
  ),
});
