/** Made by vite.config.ts from the console's texts of one language. */
declare module 'virtual:console-texts/*' {
  const texts: Readonly<Record<string, import('@tableside/i18n').Message>>;
  export default texts;
}
