import {
  buyer,
  invoiceOf,
  noteOf,
  pieces,
  readUbl,
  text,
  texts,
  untaxed,
  type XmlNode,
  xmlLists,
} from '@tableside/testkit/e-invoices.ts';
import fc from '@tableside/testkit/same-cases.ts';
import { describe, expect, it } from 'vitest';
import { ciiInvoice, type EInvoice } from './index.ts';

/** The same facts by the standard's own numbers, out of either syntax. */
const TERMS: Readonly<Record<string, readonly [ubl: string, cii: string]>> = {
  'BT-1 number': ['ID', 'ExchangedDocument/ID'],
  'BT-2 issued': ['IssueDate', 'ExchangedDocument/IssueDateTime/DateTimeString'],
  'BT-5 currency': ['DocumentCurrencyCode', 'SETTLEMENT/InvoiceCurrencyCode'],
  'BT-10 reference': ['BuyerReference', 'AGREEMENT/BuyerReference'],
  'BT-25 invoice': [
    'BillingReference/InvoiceDocumentReference/ID',
    'SETTLEMENT/InvoiceReferencedDocument/IssuerAssignedID',
  ],
  'BT-27 seller': [
    'AccountingSupplierParty/Party/PartyLegalEntity/RegistrationName',
    'AGREEMENT/SellerTradeParty/Name',
  ],
  'BT-28 known as': [
    'AccountingSupplierParty/Party/PartyName/Name',
    'AGREEMENT/SellerTradeParty/SpecifiedLegalOrganization/TradingBusinessName',
  ],
  'BT-30 seller’s code': [
    'AccountingSupplierParty/Party/PartyLegalEntity/CompanyID',
    'AGREEMENT/SellerTradeParty/SpecifiedLegalOrganization/ID',
  ],
  'BT-31 seller’s VAT number': [
    'AccountingSupplierParty/Party/PartyTaxScheme/CompanyID',
    'AGREEMENT/SellerTradeParty/SpecifiedTaxRegistration/ID',
  ],
  'BT-34 seller’s address': [
    'AccountingSupplierParty/Party/EndpointID',
    'AGREEMENT/SellerTradeParty/URIUniversalCommunication/URIID',
  ],
  'BT-35 seller’s street': [
    'AccountingSupplierParty/Party/PostalAddress/StreetName',
    'AGREEMENT/SellerTradeParty/PostalTradeAddress/LineOne',
  ],
  'BT-44 buyer': [
    'AccountingCustomerParty/Party/PartyLegalEntity/RegistrationName',
    'AGREEMENT/BuyerTradeParty/Name',
  ],
  'BT-48 buyer’s VAT number': [
    'AccountingCustomerParty/Party/PartyTaxScheme/CompanyID',
    'AGREEMENT/BuyerTradeParty/SpecifiedTaxRegistration/ID',
  ],
  'BT-55 buyer’s country': [
    'AccountingCustomerParty/Party/PostalAddress/Country/IdentificationCode',
    'AGREEMENT/BuyerTradeParty/PostalTradeAddress/CountryID',
  ],
  'BT-72 supplied': [
    'Delivery/ActualDeliveryDate',
    'SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString',
  ],
  'BT-81 paid by what': [
    'PaymentMeans/PaymentMeansCode',
    'SETTLEMENT/SpecifiedTradeSettlementPaymentMeans/TypeCode',
  ],
  'BT-109 net': ['LegalMonetaryTotal/TaxExclusiveAmount', 'SUMS/TaxBasisTotalAmount'],
  'BT-110 VAT': ['TaxTotal/TaxAmount', 'SUMS/TaxTotalAmount'],
  'BT-112 gross': ['LegalMonetaryTotal/TaxInclusiveAmount', 'SUMS/GrandTotalAmount'],
  'BT-113 paid': ['LegalMonetaryTotal/PrepaidAmount', 'SUMS/TotalPrepaidAmount'],
  'BT-115 to pay': ['LegalMonetaryTotal/PayableAmount', 'SUMS/DuePayableAmount'],
  'BT-116 net of a rate': ['TaxTotal/TaxSubtotal/TaxableAmount', 'SETTLEMENT/ApplicableTradeTax/BasisAmount'],
  'BT-117 VAT of a rate': [
    'TaxTotal/TaxSubtotal/TaxAmount',
    'SETTLEMENT/ApplicableTradeTax/CalculatedAmount',
  ],
  'BT-118 its category': [
    'TaxTotal/TaxSubtotal/TaxCategory/ID',
    'SETTLEMENT/ApplicableTradeTax/CategoryCode',
  ],
  'BT-119 the rate': [
    'TaxTotal/TaxSubtotal/TaxCategory/Percent',
    'SETTLEMENT/ApplicableTradeTax/RateApplicablePercent',
  ],
  'BT-121 why none': [
    'TaxTotal/TaxSubtotal/TaxCategory/TaxExemptionReasonCode',
    'SETTLEMENT/ApplicableTradeTax/ExemptionReasonCode',
  ],
  'BT-129 count': ['LINE/COUNT', 'LINES/SpecifiedLineTradeDelivery/BilledQuantity'],
  'BT-131 net of a line': [
    'LINE/LineExtensionAmount',
    'LINES/SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount',
  ],
  'BT-146 price': [
    'LINE/Price/PriceAmount',
    'LINES/SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount',
  ],
  'BT-149 price of so many': [
    'LINE/Price/BaseQuantity',
    'LINES/SpecifiedLineTradeAgreement/NetPriceProductTradePrice/BasisQuantity',
  ],
  'BT-152 rate of a line': [
    'LINE/Item/ClassifiedTaxCategory/Percent',
    'LINES/SpecifiedLineTradeSettlement/ApplicableTradeTax/RateApplicablePercent',
  ],
  'BT-153 name': ['LINE/Item/Name', 'LINES/SpecifiedTradeProduct/Name'],
};
/** Where CII has what, for short. */
const PLACES: Readonly<Record<string, string>> = {
  AGREEMENT: 'SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement',
  SETTLEMENT: 'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement',
  SUMS: 'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementHeaderMonetarySummation',
  LINES: 'SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem',
};

describe('the invoice inside a PDF (CII)', () => {
  const inBoth = (invoice: EInvoice): void => {
    const note = invoice.creditOf !== null;
    const line = note ? 'CreditNoteLine' : 'InvoiceLine';
    const count = note ? 'CreditedQuantity' : 'InvoicedQuantity';
    const xml = ciiInvoice(invoice);
    const { CrossIndustryInvoice = [] } = xmlLists.parse(xml, true) as Record<string, XmlNode[]>;
    const [cii = {} as XmlNode] = CrossIndustryInvoice;
    const ubl = readUbl(invoice);
    for (const [term, [inUbl, inCii]] of Object.entries(TERMS)) {
      const place = inCii.replace(/^[A-Z]+(?=\/)/, word => PLACES[word] ?? word);
      const said = texts(cii, place).map(one =>
        one.replace(/^(\d{4})(\d\d)(\d\d)$/, isDay(term) ? '$1-$2-$3' : '$&'),
      );
      expect(said, term).toEqual(texts(ubl, inUbl.replace('LINE/', `${line}/`).replace('COUNT', count)));
    }
    expect(text(cii, 'ExchangedDocument/TypeCode')).toBe(note ? '381' : '380');
  };
  const isDay = (term: string): boolean => /issued|supplied/.test(term);

  it('says what the e-invoice by itself says, term by term, and so does a note', () => {
    fc.assert(
      fc.property(pieces, gross => {
        inBoth(invoiceOf(gross));
        inBoth(noteOf(invoiceOf(gross)));
      }),
    );
    inBoth(untaxed(invoiceOf([[999, 0]])));
    inBoth(invoiceOf([[500, 0]], { buyer: { ...buyer, contact: '', vatCode: null } }));
  });

  it('is held against terms that our e-invoices do say', () => {
    const invoice = invoiceOf([
      [1210, 21],
      [545, 9],
    ]);
    const doc = readUbl(noteOf(invoice));
    const full = [readUbl(invoice), doc, readUbl(untaxed(invoiceOf([[999, 0]])))];
    const missing = Object.entries(TERMS).filter(([, [inUbl]]) =>
      full.every((one, index) => {
        const line =
          index === 1 ? ['CreditNoteLine', 'CreditedQuantity'] : ['InvoiceLine', 'InvoicedQuantity'];
        return texts(one, inUbl.replace('LINE/', `${line[0]}/`).replace('COUNT', line[1] ?? '')).length === 0;
      }),
    );
    expect(missing.map(([term]) => term)).toEqual([]);
  });
});
