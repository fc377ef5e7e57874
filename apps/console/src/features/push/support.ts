/**
 * Whether this browser can be called: `install`: only once the page is installed as an app; `blocked`: its owner said
 * no, which only the browser's settings undo.
 */
export type PushSupport = 'can' | 'blocked' | 'install' | 'unsupported';

type Browser = {
  readonly canPush: boolean;
  readonly permission: NotificationPermission;
  /** An iPhone or iPad. */
  readonly isTouchApple: boolean;
  readonly isInstalled: boolean;
};

export const supportOf = ({ canPush, permission, isTouchApple, isInstalled }: Browser): PushSupport => {
  if (!canPush) return isTouchApple && !isInstalled ? 'install' : 'unsupported';
  return permission === 'denied' ? 'blocked' : 'can';
};

/** Looks at this browser. An iPad calls itself a Mac, but no Mac has several touches. */
export const thisBrowser = (): Browser => {
  const apple = /iPhone|iPad|iPod/.test(navigator.userAgent);
  const tablet = /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
  return {
    canPush: 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window,
    permission: 'Notification' in window ? Notification.permission : 'default',
    isTouchApple: apple || tablet,
    isInstalled: matchMedia('(display-mode: standalone)').matches,
  };
};
