export {
  comparableName,
  MAX_COMPANIES,
  MIN_SEARCH,
  searchKind,
  shownTitle,
} from './company-search.ts';
export {
  creditSeries,
  creditShares,
  creditSums,
  sharesLess,
  sharesTotal,
  type TaxedSums,
} from './credit.ts';
export {
  DEFAULT_INVOICE_COUNTRY,
  type InvoiceField,
  type InvoiceForm,
  type InvoiceProblem,
  invoiceProblems,
  MAX_INVOICE_FIELD,
  searchesCompanies,
} from './form.ts';
export { eurosInLithuanian } from './lithuanian-words.ts';
export { DEFAULT_SERIES, invoiceNumber } from './number.ts';
export { looksLikeVatCode, plainVatCode, vatPrefixes } from './vat-code.ts';
