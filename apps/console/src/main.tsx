import './theme/mantine-styles.ts';
import '@mantine/notifications/styles.layer.css';
import './theme/console.css';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { App } from './App.tsx';
import { isApiFailure } from './api/call.ts';
import { Broken } from './Broken.tsx';
import { askWhoIsThere, keepReads, meQuery } from './features/session/index.ts';
import { loadTexts, startLanguage, TextProvider } from './i18n/index.ts';
import { watchDialogHistory } from './parts/sheet/history/index.ts';
import { cssVariables, theme } from './theme/theme.ts';
import { registerWhenIdle } from './worker/register.ts';

/** Whoever watches the server hears of what breaks here; what tells them is fetched only then. APP-13. */
const tell = (error: unknown) =>
  void import('./tell-error.ts').then(each => each.tellError(error)).catch(() => {});
addEventListener('error', tell);
addEventListener('unhandledrejection', tell);

watchDialogHistory();

const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

// The venue's server may be on the local network with no internet behind it, so `navigator.onLine` decides nothing.
// What fails says so at once and offers to try again: people wait for a silent retry and do not know what for.
const client: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: error => {
      tell(error);
      if (isApiFailure(error) && error.http === 401) void askWhoIsThere(client);
    },
  }),
  mutationCache: new MutationCache({ onError: error => tell(error) }),
  defaultOptions: {
    queries: { networkMode: 'always', retry: false },
    mutations: { networkMode: 'always' },
  },
});
keepReads(client);
registerWhenIdle();
void client.prefetchQuery(meQuery);

const language = startLanguage();
const texts = await loadTexts(language);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <MantineProvider theme={theme} defaultColorScheme="auto" cssVariablesResolver={cssVariables}>
      <TextProvider language={language} texts={texts}>
        <QueryClientProvider client={client}>
          <Notifications position="bottom-center" limit={3} className="ts-notes" />
          <Router base={BASE}>
            <Broken>
              <App />
            </Broken>
          </Router>
        </QueryClientProvider>
      </TextProvider>
    </MantineProvider>
  </StrictMode>,
);
