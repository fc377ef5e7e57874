import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { go } from './navigation.ts';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  readonly href: string;
  readonly keepScroll?: boolean;
};

const wantsTheBrowser = (event: MouseEvent): boolean =>
  event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;

/** A link inside the app: opens without a page load, and with a modifier key as the browser would. */
export const Link = ({ href, keepScroll = false, onClick, ...rest }: Props) => {
  const open = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (wantsTheBrowser(event)) return;
    event.preventDefault();
    go(href, { keepScroll });
  };
  return <a href={href} {...rest} onClick={open} />;
};
