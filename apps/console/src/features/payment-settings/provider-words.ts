import type { TextKey } from '../../i18n/index.ts';

/** A key's name as the provider's own page has it: `webhookSecret` is "Webhook secret". */
export const nameAtProvider = (name: string): string => {
  const words = name.replace(/([A-Z])/g, letter => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const KINDS: Readonly<Record<string, TextKey>> = {
  secretKey: 'settings.key.secret',
  projectKey: 'settings.key.secret',
  publishableKey: 'settings.key.public',
  publicKey: 'settings.key.public',
  accessKey: 'settings.key.public',
  projectId: 'settings.key.number',
  webhookSecret: 'settings.key.messages',
  webhookPublicKey: 'settings.key.messagesPublic',
  webhookSecretKey: 'settings.key.messages',
};

/** What a key is for, in words of people; a key that nobody has put into words is called as at its provider. */
export const keyWords = (name: string, t: (key: TextKey) => string): string => {
  const known = KINDS[name];
  return known === undefined ? nameAtProvider(name) : t(known);
};
