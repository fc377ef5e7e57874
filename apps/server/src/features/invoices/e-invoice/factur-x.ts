import { ciiInvoice } from '@tableside/domain/e-invoice';
import { element, textElement } from '@tableside/domain/xml';
import type { CarriedFile } from '../../paper/index.ts';
import { eInvoiceOf, type Issued } from './e-invoice.ts';

/** The name by which programs find it; Factur-X 1.08 and ZUGFeRD 2.4 want this one. */
const NAME = 'factur-x.xml';
const SPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

const says: readonly (readonly [name: string, value: string, meaning: string])[] = [
  ['DocumentFileName', NAME, 'The name of the embedded XML document'],
  ['DocumentType', 'INVOICE', 'The type of the hybrid document in capital letters, e.g. INVOICE or ORDER'],
  ['Version', '1.0', 'The actual version of the standard applying to the embedded XML document'],
  ['ConformanceLevel', 'EN 16931', 'The conformance level of the embedded XML document'],
];

/** PDF/A allows only words it knows: those of Factur-X are explained in the file itself. */
const EXPLAINED = element(
  'rdf:Description',
  [
    element('pdfaExtension:schemas', [
      element('rdf:Bag', [
        element(
          'rdf:li',
          [
            textElement('pdfaSchema:schema', 'Factur-X PDFA Extension Schema'),
            textElement('pdfaSchema:namespaceURI', SPACE),
            textElement('pdfaSchema:prefix', 'fx'),
            element('pdfaSchema:property', [
              element(
                'rdf:Seq',
                says.map(([name, , meaning]) =>
                  element(
                    'rdf:li',
                    [
                      textElement('pdfaProperty:name', name),
                      textElement('pdfaProperty:valueType', 'Text'),
                      textElement('pdfaProperty:category', 'external'),
                      textElement('pdfaProperty:description', meaning),
                    ],
                    { 'rdf:parseType': 'Resource' },
                  ),
                ),
              ),
            ]),
          ],
          { 'rdf:parseType': 'Resource' },
        ),
      ]),
    ]),
  ],
  {
    'rdf:about': '',
    'xmlns:pdfaExtension': 'http://www.aiim.org/pdfa/ns/extension/',
    'xmlns:pdfaSchema': 'http://www.aiim.org/pdfa/ns/schema#',
    'xmlns:pdfaProperty': 'http://www.aiim.org/pdfa/ns/property#',
  },
);
const SAID = element(
  'rdf:Description',
  says.map(([name, value]) => textElement(`fx:${name}`, value)),
  { 'rdf:about': '', 'xmlns:fx': SPACE },
);

/** What makes the paper of an invoice or a note a Factur-X (ZUGFeRD) file: the same in CII by EN 16931, and word of it. */
export const facturX = (issued: Issued, venueCountry: string): CarriedFile => ({
  name: NAME,
  type: 'text/xml',
  text: ciiInvoice(eInvoiceOf(issued, venueCountry)),
  described: [EXPLAINED, SAID],
});
