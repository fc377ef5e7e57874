import { ICON_PATHS, type IconName } from './paths.ts';

/** A decorative line icon in the colour and (by default) the size of the text around it; words always stand beside it. */
export const Icon = ({ name, size = '1.4em' }: { name: IconName; size?: string }) => (
  <svg
    aria-hidden="true"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    style={{ flex: 'none' }}
  >
    {ICON_PATHS[name].map(path => (
      <path key={path} d={path} />
    ))}
  </svg>
);
