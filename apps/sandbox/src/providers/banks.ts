export type Bank = { bic: string; name: string };

/** Banks of Lithuania by their codes, as both providers list them. providers.md §2. */
export const BANKS: readonly Bank[] = [
  { bic: 'HABALT22', name: 'Swedbank' },
  { bic: 'CBVILT2X', name: 'SEB' },
  { bic: 'AGBLLT2X', name: 'Luminor' },
  { bic: 'CBSBLT26', name: 'Šiaulių bankas' },
  { bic: 'INDULT2X', name: 'Citadele' },
  { bic: 'RVUALT2V', name: 'Revolut' },
];

export const bankOf = (bic: string | null | undefined): Bank | null =>
  BANKS.find(bank => bank.bic === bic) ?? null;

/** The account every payer of the sandbox pays from. */
export const PAYER = { iban: 'LT120000000000000000', name: 'Test Payer' } as const;

/** BLIK codes with a fixed fate (Montonio's sandbox has the same); any other six digits are taken. */
export const BLIK_WRONG = '555555';
