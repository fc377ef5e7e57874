/// <reference types="vite/client" />

declare module 'virtual:guest-texts' {
  import type { Messages } from '@tableside/i18n';
  import type { TextFiles } from './texts/texts.ts';
  export const coreTexts: Readonly<Record<string, Messages>>;
  export const giftTexts: Readonly<Record<string, Messages>>;
  export const courtTexts: Readonly<Record<string, Messages>>;
  export const reserveTexts: Readonly<Record<string, Messages>>;
  export const publicTexts: Readonly<Record<string, Messages>>;
  export const textFiles: Readonly<Record<string, TextFiles>>;
}
