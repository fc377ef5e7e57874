import { TIMINGS } from '../app/timings.ts';
import { api } from './api.ts';

/** What is counted. ANALYTICS-01…08. */
export type AnalyticsEvent =
  | 'loading_screen'
  | 'fail_screen_displayed'
  | 'reload_clicked'
  | 'language_change'
  | 'language_selector_opened'
  | 'category_slider_selected'
  | 'search_input'
  | 'purchase_failed';

let session: string | null = null;
let waiting: { name: AnalyticsEvent; at: number }[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

const flush = (): void => {
  timer = undefined;
  if (!session || waiting.length === 0) return;
  const events = waiting.splice(0, 50);
  api('POST /events/{session}', { session, body: { events } }).catch(() => undefined);
};

/** Names the session events belong to; before that they wait. */
export const countFor = (token: string): void => {
  session = token;
};

/** Counts an event; they are sent together and never hold anything up. */
export const track = (name: AnalyticsEvent): void => {
  waiting = [...waiting.slice(-49), { name, at: Date.now() }];
  timer ??= setTimeout(flush, TIMINGS.eventsFlush);
};
