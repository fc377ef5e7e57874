import type { FormLook } from './drivers/index.ts';
import { walletHere } from './wallet-here.ts';

/** The venue's look as the page has it, for forms in frames of others. */
export const formLook = (): FormLook => {
  const style = getComputedStyle(document.documentElement);
  const of = (name: string): string => style.getPropertyValue(name).trim();
  return {
    text: of('--surface-text'),
    muted: of('--surface-muted'),
    danger: of('--danger'),
    surface: of('--surface'),
    primary: of('--primary'),
    font: of('--font') || 'system-ui, sans-serif',
    dark: style.colorScheme === 'dark',
    wallet: walletHere(),
  };
};
