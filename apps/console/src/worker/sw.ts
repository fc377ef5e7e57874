import { workForPush } from '@tableside/contract/push/worker';
import type { OpenScreen } from '../features/push/index.ts';
import { fileOfShell, holdShell, pageOfShell, sweepShells } from './answers.ts';
import { ADDRESSES, BUILD, KEEPS } from './built.ts';
import { treatmentOf } from './requests.ts';

type WorkEvent = Event & { readonly waitUntil: (work: Promise<unknown>) => void };
type FetchEvent = WorkEvent & {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
};
declare const self: {
  readonly location: Location;
  readonly addEventListener: {
    (name: 'install' | 'activate', listener: (event: WorkEvent) => void): void;
    (name: 'fetch', listener: (event: FetchEvent) => void): void;
  };
};

workForPush({
  isOurs: room => room === 'console',
  icon: '/console/icon.svg',
  claims: true,
  say: (path): OpenScreen => ({ open: path }),
});

if (KEEPS) {
  self.addEventListener('install', event => event.waitUntil(holdShell(BUILD, ADDRESSES)));
  self.addEventListener('fetch', event => {
    const { method, mode, url } = event.request;
    const treatment = treatmentOf(
      { method, mode, url: new URL(url), origin: self.location.origin },
      ADDRESSES,
    );
    if (treatment === 'page') event.respondWith(pageOfShell(BUILD, event.request));
    if (treatment === 'file') event.respondWith(fileOfShell(event.request));
  });
}
self.addEventListener('activate', event => event.waitUntil(sweepShells(KEEPS ? BUILD : null)));
