import type { LegalDetails } from '@tableside/domain/venue';

/** A company in Vilnius that pays VAT. */
export const someLegal: LegalDetails = {
  companyName: 'UAB „Bandymas“',
  companyCode: '305000014',
  vatCode: 'LT100000000001',
  address: 'Gedimino pr. 1, Vilnius',
  vatPercent: 21,
};
