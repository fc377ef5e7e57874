import { feature } from '../../feature.ts';
import { createSessionReader, type SessionReader, sessionViewHandlers } from './index.ts';

declare module '../../deps.ts' {
  interface Deps {
    readonly sessionReader: SessionReader;
  }
}

export const sessionView = feature({
  name: 'session-view',
  offers: deps => ({ sessionReader: createSessionReader(deps) }),
  make: ({ sessionReader }) => ({ handlers: sessionViewHandlers(sessionReader) }),
});
