/**
 * Where a successful scan leads: a kiosk straight to the menu; else the select screen when the venue wants it and the
 * code does not skip it; else the menu filters; else the menu. Paying a bill alone asks for no screen before the menu,
 * which leads to the bill itself (ADR 0031). SCAN-09…12.
 */
export const scanDestination = (scan: {
  readonly selfService: boolean;
  readonly showSelectScreen: boolean;
  readonly skipSelectScreen: boolean;
  readonly hasMenuFilters: boolean;
}): 'menu' | 'select' | 'menu-filters' => {
  if (scan.selfService) return 'menu';
  if (scan.showSelectScreen && !scan.skipSelectScreen) return 'select';
  return scan.hasMenuFilters ? 'menu-filters' : 'menu';
};

/** Where the menu's back arrow leads; null when there is none. MENU-13…15. */
export const menuBackTarget = (place: {
  readonly selfService: boolean;
  readonly preview: boolean;
  readonly hasFoodCourt: boolean;
  readonly hasMenuFilters: boolean;
  readonly showSelectScreen: boolean;
}): 'food-court' | 'menu-filters' | 'select' | null => {
  if (place.selfService || place.preview) return null;
  if (place.hasFoodCourt) return 'food-court';
  if (place.hasMenuFilters) return 'menu-filters';
  return place.showSelectScreen ? 'select' : null;
};

export type ViewMenuWording =
  | { readonly kind: 'custom'; readonly text: string }
  | { readonly kind: 'menu-and-order' }
  | { readonly kind: 'menu-only' };

/** What the view-menu button says: the venue's own words, else by whether orders are taken. SELECT-08, SELECT-09. */
export const viewMenuWording = (custom: string | null, orderingEnabled: boolean): ViewMenuWording => {
  const text = custom?.trim();
  if (text) return { kind: 'custom', text };
  return { kind: orderingEnabled ? 'menu-and-order' : 'menu-only' };
};
