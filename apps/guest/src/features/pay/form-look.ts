import { walletHere } from '../../app/wallet-here.ts';
import type { FormLook } from './drivers/index.ts';

/** The venue's look as the page has it, for forms in frames of others. */
export const formLook = (): FormLook => {
  const style = getComputedStyle(document.documentElement);
  const of = (name: string): string => style.getPropertyValue(name).trim();
  return {
    text: of('--text'),
    muted: of('--muted'),
    danger: of('--danger'),
    surface: of('--bg'),
    primary: of('--primary'),
    font: of('--font') || 'system-ui, sans-serif',
    dark: style.colorScheme === 'dark',
    wallet: walletHere(),
  };
};
