/**
 * What a card terminal's last word about an operation means. Its codes are those of ISO 8583:1993 where they are numbers:
 * 0xx approved, 1xx declined without keeping the card. Everything else is not approved.
 */
export const isApproved = (result: string, code: string): boolean => result === 'OK' && /^0\d\d$/.test(code);

/** The card was refused by its bank: the guest gets the terminal's receipt, and no money moved. PERSON-26. */
export const isDeclined = (code: string): boolean => /^1\d\d$/.test(code);
