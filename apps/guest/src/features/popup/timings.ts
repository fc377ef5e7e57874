/** How long nobody touches the menu before its popup opens, in milliseconds. POPUP-02. */
export const POPUP_AFTER = 4_000;
