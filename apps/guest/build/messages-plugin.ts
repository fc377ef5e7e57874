import { createHash } from 'node:crypto';
import { GUEST_SETS, type GuestSet, type Messages } from '@tableside/i18n';
import { compileGuestSet } from '@tableside/i18n/build/compile.ts';
import { translatedLanguages } from '@tableside/i18n/build/locale-files.ts';
import type { Plugin } from 'vite';

type Texts = Record<GuestSet, { readonly messages: Messages; readonly json: string; readonly file: string }>;

const textsOf = (language: string): Texts => {
  const sets = Object.keys(GUEST_SETS) as GuestSet[];
  return Object.fromEntries(
    sets.map(set => {
      const messages = compileGuestSet(language, set);
      const json = JSON.stringify(messages);
      const hash = createHash('sha256').update(json).digest('base64url').slice(0, 8);
      return [set, { messages, json, file: `assets/texts-${language}-${set}-${hash}.json` }];
    }),
  ) as Texts;
};

const NAME = 'virtual:guest-texts';

/**
 * Compiles the texts. The client build emits them as hashed JSON files; the server build gets them as the module
 * `virtual:guest-texts`, with the same file names, because both hash the same content.
 */
export const messagesPlugin = (): Plugin => {
  const all = Object.fromEntries(translatedLanguages().map(language => [language, textsOf(language)]));
  let server = false;
  return {
    name: 'guest-texts',
    configResolved: config => {
      server = Boolean(config.build.ssr);
    },
    resolveId: id => (id === NAME ? `\0${NAME}` : undefined),
    load: id => {
      if (id !== `\0${NAME}`) return undefined;
      const messages = Object.entries(all).map(([language, texts]) => [language, texts.core.messages]);
      const gifts = Object.entries(all).map(([language, texts]) => [language, texts.gift.messages]);
      const strangers = Object.entries(all).map(([language, texts]) => [language, texts.public.messages]);
      const reservations = Object.entries(all).map(([language, texts]) => [language, texts.reserve.messages]);
      const halls = Object.entries(all).map(([language, texts]) => [language, texts.court.messages]);
      const files = Object.entries(all).map(([language, { core, more }]) => [
        language,
        { core: `/${core.file}`, more: `/${more.file}` },
      ]);
      return `export const coreTexts = ${JSON.stringify(Object.fromEntries(messages))};
export const giftTexts = ${JSON.stringify(Object.fromEntries(gifts))};
export const reserveTexts = ${JSON.stringify(Object.fromEntries(reservations))};
export const courtTexts = ${JSON.stringify(Object.fromEntries(halls))};
export const publicTexts = ${JSON.stringify(Object.fromEntries(strangers))};
export const textFiles = ${JSON.stringify(Object.fromEntries(files))};`;
    },
    generateBundle() {
      if (server) return;
      for (const texts of Object.values(all)) {
        // Those of a card, of a reservation and of a hall come with its page.
        for (const { file, json } of [texts.core, texts.more]) {
          this.emitFile({ type: 'asset', fileName: file, source: json });
        }
      }
    },
  };
};
