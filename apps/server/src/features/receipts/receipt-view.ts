import { toWire } from '@tableside/contract';
import type { ReceiptView } from '@tableside/contract/http/receipts';
import type { Minor } from '@tableside/domain/money';
import type { VenueSettings } from '@tableside/domain/venue';
import type { Receipt } from './receipt.ts';

type MoneyStyle = Pick<VenueSettings, 'currency' | 'localeCode'>;

/** A receipt on the wire; amounts in major units. */
export const receiptView = (receipt: Receipt, { currency, localeCode }: MoneyStyle): ReceiptView => {
  const { symbol, decimals } = currency;
  const wire = (amount: Minor): number => toWire(amount, decimals);
  const { sold } = receipt;
  return {
    number: receipt.number,
    venue: {
      name: receipt.venueName,
      company_name: receipt.companyName,
      company_code: receipt.companyCode,
      vat_code: receipt.vatCode,
      address: receipt.address,
      phone: receipt.phone,
    },
    table_name: sold.tableName,
    order_id: sold.orderNumber === null ? null : String(sold.orderNumber),
    paid_at: sold.capturedAt.toISOString(),
    method: sold.method,
    payment_data: sold.paymentData && { ...sold.paymentData },
    items: receipt.items.map(({ name, price }) => ({ name, price: wire(price) })),
    discount: wire(receipt.discount),
    loyalty_discount: wire(receipt.loyaltyDiscount),
    tips: wire(receipt.tips),
    transaction_fee: wire(sold.fee),
    donation: receipt.donation && { name: receipt.donation.name, amount: wire(receipt.donation.price) },
    total: wire(receipt.total),
    refunded: wire(receipt.givenBack),
    vat: receipt.vat.map(({ percent, net, vat, gross }) => ({
      percent,
      net: wire(net),
      vat: wire(vat),
      gross: wire(gross),
    })),
    currency: sold.currency,
    money: { symbol, decimals, locale_code: localeCode },
  };
};
