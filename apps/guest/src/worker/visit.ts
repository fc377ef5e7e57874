/** The one visit whose menu the phone holds, as its page named it. */
export type Visit = {
  readonly token: string;
  /** The table's code: scanning it again comes back to this visit. */
  readonly code: string;
  /** Where a scan led. */
  readonly home: string;
  /** Epoch ms at which the session is over whatever happens. */
  readonly until: number;
  /** What the server remembers as the guest's language: a menu held in another one is renewed. */
  readonly language: string;
};

/** What a page says to the worker. It answers with a {@link Told} on the port that came along. */
export type Say =
  | { readonly say: 'keep'; readonly visit: Visit; readonly seen: readonly string[] }
  | { readonly say: 'news'; readonly token: string }
  | { readonly say: 'forget' };

/** What the server says now of what the page shows; `over`: the visit ended; `unknown`: it could not be reached. */
export type Told =
  | { readonly told: 'same' | 'over' | 'unknown' | 'otherBuild' }
  | { readonly told: 'now'; readonly session: unknown; readonly menu: unknown };
