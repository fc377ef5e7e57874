import { defaultVariantColorsResolver, type VariantColorsResolver } from '@mantine/core';

const tones: Readonly<Record<string, string>> = {
  pine: 'going',
  marigold: 'new',
  brick: 'late',
  plum: 'call',
};

/**
 * Colours of buttons come from console.css, where every fill has an ink chosen for it in both schemes. Mantine's own
 * automatic contrast looks at the light scheme only and would put white on the light greens of the dark one.
 */
export const buttonColors: VariantColorsResolver = input => {
  const tone = tones[input.color ?? input.theme.primaryColor];
  if (tone === undefined) return defaultVariantColorsResolver(input);
  const fill = `var(--ts-${tone})`;
  const soft = `var(--ts-${tone}-soft)`;
  const softInk = `var(--ts-${tone}-soft-ink)`;
  const hoverOf = (colour: string) => `color-mix(in srgb, ${colour} 88%, var(--ts-ink))`;
  switch (input.variant) {
    case 'filled':
      return {
        background: fill,
        hover: hoverOf(fill),
        color: `var(--ts-${tone}-ink)`,
        border: 'none',
      };
    case 'light':
      return { background: soft, hover: hoverOf(soft), color: softInk, border: 'none' };
    case 'outline':
      return { background: 'transparent', hover: soft, color: softInk, border: `2px solid ${fill}` };
    case 'subtle':
      return { background: 'transparent', hover: soft, color: softInk, border: 'none' };
    default:
      return defaultVariantColorsResolver(input);
  }
};
