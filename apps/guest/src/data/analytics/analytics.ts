import { TIMINGS } from '../../app/timings.ts';
import { partingWord } from '../api.ts';

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

let countedSession: string | null = null;
const waiting: { name: AnalyticsEvent; at: number }[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

const flush = (): void => {
  timer = undefined;
  if (!countedSession || waiting.length === 0) return;
  const events = waiting.splice(0, 50);
  partingWord('POST /events/{session}', { session: countedSession, body: { events } }).catch(() => undefined);
};

/** Names the session events belong to; before that they wait. What still waits goes when the page is left. SCAN-18. */
export const countFor = (token: string): void => {
  countedSession = token;
  addEventListener('pagehide', flush);
};

/** Counts an event; they are sent together and never hold anything up. */
export const track = (name: AnalyticsEvent): void => {
  waiting.splice(0, waiting.length - 49);
  waiting.push({ name, at: Date.now() });
  if (timer === undefined) timer = setTimeout(flush, TIMINGS.eventsFlush);
};
