/** A key's name as a person reads it: `webhookSecret` is "Webhook secret", as providers call it on their own pages. */
export const keyWords = (name: string): string => {
  const words = name.replace(/([A-Z])/g, letter => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};
