import type { LegalDetails } from '@tableside/domain/venue';

/** A company in Vilnius that pays VAT, with the letters that fonts and encodings lose first. */
export const someLegal: LegalDetails = {
  companyName: 'UAB „Žąsies plunksna“',
  companyCode: '304123455',
  vatCode: 'LT100412318',
  address: 'Šv. Ignoto g. 12, Vilnius',
  vatPercent: 21,
};
