/** Languages that the console speaks, and what the house writes besides: letters, papers, tickets, reports. */
const SPOKEN: readonly string[] = ['lt', 'en'];

/** The one that somebody is spoken to in: the language asked for where the house speaks it, else English. */
export const staffLanguage = (asked: string): string => (SPOKEN.includes(asked) ? asked : 'en');
