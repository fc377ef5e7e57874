/** What we use of fontkit, which ships no types. */
declare module 'fontkit' {
  type Outline = {
    scale: (x: number, y: number) => Outline;
    translate: (x: number, y: number) => Outline;
    toSVG: () => string;
  };
  export type Font = {
    readonly unitsPerEm: number;
    hasGlyphForCodePoint: (codePoint: number) => boolean;
    layout: (text: string) => {
      readonly advanceWidth: number;
      readonly glyphs: readonly { readonly path: Outline }[];
      readonly positions: readonly {
        readonly xAdvance: number;
        readonly xOffset: number;
        readonly yOffset: number;
      }[];
    };
  };
  export const openSync: (path: string) => Font;
}
