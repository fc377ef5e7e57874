export { scanHandlers } from './handlers.ts';
export { createScanner, type Opened, type Scanner, sessionTokenOf } from './open-session.ts';
export { givePins } from './pin-store.ts';
export { rememberDevice, rememberPhone, sessionInCookie, TABLE_SESSION_COOKIE } from './remember-phone.ts';
export { printedCode } from './spoken.ts';
