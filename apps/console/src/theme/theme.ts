import { type CSSVariablesResolver, createTheme } from '@mantine/core';
import { buttonColors } from './button-colors.ts';
import { brick, dark, gray, marigold, pine, plum } from './colors.ts';

/** The console's look. Controls are at least 48 px high: they are tapped while walking, with a tray in the other hand. */
export const theme = createTheme({
  colors: { pine, marigold, brick, plum, gray, dark },
  primaryColor: 'pine',
  primaryShade: { light: 8, dark: 4 },
  respectReducedMotion: true,
  activeClassName: 'ts-pressed',
  variantColorResolver: buttonColors,
  black: '#1b211e',
  defaultRadius: 'md',
  fontFamily:
    'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Arial, sans-serif',
  headings: { fontWeight: '750', fontFamily: 'inherit' },
  radius: { xs: '6px', sm: '8px', md: '12px', lg: '16px', xl: '22px' },
  // Plain objects: `NumberInput.extend` and the like would pull those components into the sign-in's download.
  components: {
    Button: {
      defaultProps: { size: 'lg' },
      classNames: { root: 'ts-button', inner: 'ts-button-inner', label: 'ts-button-label' },
    },
    TextInput: { defaultProps: { size: 'lg' } },
    PasswordInput: { defaultProps: { size: 'lg' }, classNames: { visibilityToggle: 'ts-eye' } },
    // Its own arrows are too small for a finger; the arrow keys still work.
    NumberInput: { defaultProps: { size: 'lg', hideControls: true } },
    NativeSelect: { defaultProps: { size: 'lg' } },
    Checkbox: { classNames: { label: 'ts-check-label' } },
    CheckboxGroup: { defaultProps: { size: 'lg' } },
    Textarea: { defaultProps: { size: 'lg' } },
  },
});

const shared = {
  '--mantine-color-error': 'var(--ts-late-soft-ink)',
  '--mantine-color-body': 'var(--ts-card)',
};

/** Points Mantine's own variables to the colours of console.css. */
export const cssVariables: CSSVariablesResolver = () => ({ variables: {}, light: shared, dark: shared });
