/** How long nobody touches the menu before its popup opens, in milliseconds. POPUP-02. */
export const POPUP_AFTER = 4_000;
/** A popup whose time has come while something else is open looks again after this long, in milliseconds. */
export const POPUP_RETRY = 1_500;
