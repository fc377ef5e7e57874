import { Refusal } from '@tableside/contract';
import type { LegalSettings } from '@tableside/contract/http/console/money';
import { DEFAULT_SERIES } from '@tableside/domain/invoices';
import { textIn } from '@tableside/domain/menu';
import { usesOfRates } from '@tableside/domain/menu-edit';
import type { LegalDetails } from '@tableside/domain/venue';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { saveIfUnchanged, stampOf } from '../../settings-stamps/index.ts';
import { audit } from '../../staff/index.ts';
import { lockLegal, menusOfVenue, writeLegal } from './legal-settings-store.ts';
import { checkVatCode } from './vat-code.ts';

/** As many dishes as a person reads before they look for themselves. */
const MAX_NAMED = 20;

/** Venues sell where they are; the prefix of the VAT code says which country that is. */
const countryOf = (code: string, venueCountry: string): string => {
  const prefix = /^[A-Z]{2}/i.exec(code.trim())?.[0].toUpperCase();
  return prefix === 'EL' ? 'GR' : (prefix ?? venueCountry);
};

const onWire = (legal: LegalDetails | null): LegalSettings | null =>
  legal && {
    company_name: legal.companyName,
    company_code: legal.companyCode,
    vat_code: legal.vatCode,
    address: legal.address,
    vat_percent: legal.vatPercent,
    ...(legal.vatRates && { vat_rates: legal.vatRates.map(rate => ({ ...rate })) }),
    ...(legal.usualVatRate && { usual_vat_rate: legal.usualVatRate }),
    invoice_series: legal.invoiceSeries ?? DEFAULT_SERIES,
  };

/** The rates as they are kept. Refuses validation_failed for two of one id, and where the usual one is none of them. */
const ratesOf = (body: LegalSettings): Pick<LegalDetails, 'vatPercent' | 'vatRates' | 'usualVatRate'> => {
  const { vat_rates: rates, vat_percent: vatPercent } = body;
  if (!rates) return { vatPercent };
  const usual = rates.find(({ id }) => id === body.usual_vat_rate);
  const ids = new Set(rates.map(({ id }) => id));
  if (!usual || ids.size < rates.length) {
    throw new Refusal('validation_failed', { fields: { vat_rates: 'the usual one and each id once' } });
  }
  const vatRates = rates.map(rate => ({ ...rate, name: rate.name.trim() }));
  return { vatPercent: usual.percent, vatRates, usualVatRate: usual.id };
};

/** A rate that the menu names stays: refuses validation_failed with the names of what is sold at it. */
const refuseWhileUsed = async (
  run: Run,
  venueId: string,
  before: LegalDetails | null,
  after: LegalDetails,
): Promise<void> => {
  const kept = new Set((after.vatRates ?? []).map(({ id }) => id));
  const gone = (before?.vatRates ?? []).map(({ id }) => id).filter(id => !kept.has(id));
  if (gone.length === 0 || after.vatCode === null) return;
  const { menus, mainLanguage } = await menusOfVenue(run, venueId);
  const names = menus
    .flatMap(menu => usesOfRates(menu, gone))
    .map(({ name }) => textIn(name, mainLanguage, mainLanguage));
  if (names.length === 0) return;
  const used_by = [...new Set(names)].slice(0, MAX_NAMED);
  throw new Refusal('validation_failed', { fields: { vat_rates: 'in use' }, used_by });
};

/** Who sells in law. */
export const showLegal =
  ({ database, venues }: Pick<Deps, 'database' | 'venues'>): Handler<'GET /console/{venue}/legal'> =>
  async ({ staff: { venueId } }) => ({
    // The revision is read first: with what was saved after it, a change is at worst refused once too often.
    ...(await stampOf(database.run, venueId, 'legal')),
    legal: onWire((await venues.get(venueId)).settings.legal ?? null),
  });

/**
 * Says who sells in law, from the next paper on: issued ones keep what they say. Written to the audit log with what it was
 * before. Refuses vat_code_invalid for a code whose form or checksum is wrong, and settings_changed.
 */
export const saveLegal =
  ({ database, venues }: Pick<Deps, 'database' | 'venues'>): Handler<'POST /console/{venue}/legal'> =>
  async ({ staff, body }) => {
    const { settings } = await venues.get(staff.venueId);
    const filled = [body.company_name, body.company_code, body.address].every(text => text.trim() !== '');
    if (!filled) throw new Refusal('validation_failed');
    const { vat_code: typed } = body;
    const checked = typed && (await checkVatCode(typed, countryOf(typed, settings.countryCode), null));
    const legal: LegalDetails = {
      companyName: body.company_name.trim(),
      companyCode: body.company_code.trim(),
      vatCode: checked ? checked.code : null,
      address: body.address.trim(),
      ...ratesOf(body),
      invoiceSeries: body.invoice_series,
    };
    const stamp = await database.transaction(async run => {
      const before = await lockLegal(run, staff.venueId);
      const saved = await saveIfUnchanged(run, staff, 'legal', body.revision);
      await refuseWhileUsed(run, staff.venueId, before, legal);
      await writeLegal(run, staff.venueId, legal);
      const data = { before, after: legal };
      await audit(run, staff, { action: 'legal-change', subject: `venue:${staff.venueId}`, data });
      return saved;
    });
    return { ...stamp, legal: onWire(legal) };
  };
