export { browserLanguages } from './browser-languages.ts';
export { scanHandlers } from './handlers.ts';
export { createScanner, type Opened, pinFor, type Scanner, SESSION_MS } from './open-session.ts';
export { givePins } from './pin-store.ts';
export { rememberDevice, rememberPhone, sessionInCookie, TABLE_SESSION_COOKIE } from './remember-phone.ts';
export { printedCode } from './spoken.ts';
