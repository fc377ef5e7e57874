/**
 * What the browser's Back closes before it leaves the screen: sheets, then views, then toasts. MENU-43. While anything is
 * open one extra history entry (the guard) stands on top; Back takes the guard away and closes the topmost layer. A guard
 * that outlived its layer (closed by a button) is skipped, so that Back never seems to do nothing.
 */
export type LayerHost = {
  /** Puts a guard entry on top of the history. */
  readonly pushGuard: () => void;
  readonly back: () => void;
  /** Whether the current history entry is a guard. */
  readonly onGuard: () => boolean;
};

type Layer = { readonly rank: number; readonly close: () => void };
export const LAYER_RANKS = { toast: 0, view: 1, sheet: 2 } as const;

export const createLayers = (host: LayerHost) => {
  let layers: readonly Layer[] = [];
  let guarded = false;
  let path = '';

  const guard = (): void => {
    if (host.onGuard()) guarded = true;
    if (guarded) return;
    host.pushGuard();
    guarded = true;
  };
  const top = (): Layer | undefined =>
    layers.reduce<Layer | undefined>(
      (best, each) => (best && best.rank > each.rank ? best : each),
      undefined,
    );

  return {
    /** Something opened; call the answer when it closed by itself. */
    open: (rank: keyof typeof LAYER_RANKS, close: () => void): (() => void) => {
      const layer: Layer = { rank: LAYER_RANKS[rank], close };
      layers = [...layers, layer];
      guard();
      return () => {
        layers = layers.filter(each => each !== layer);
      };
    },
    /** The history moved by Back or Forward; `at` is the path it moved to. True when the move was only about layers. */
    popped: (at: string): boolean => {
      const samePage = at === path;
      path = at;
      const wasGuarded = guarded;
      guarded = host.onGuard();
      if (!samePage || !wasGuarded || guarded) return false;
      const layer = top();
      if (!layer) {
        host.back();
        return true;
      }
      layers = layers.filter(each => each !== layer);
      layer.close();
      if (layers.length > 0) guard();
      return true;
    },
    /** The app went to another path. */
    moved: (to: string): void => {
      path = to;
      guarded = host.onGuard();
    },
    /** A guard on top means that going on must replace it. */
    isGuarded: (): boolean => guarded,
  };
};
export type Layers = ReturnType<typeof createLayers>;
