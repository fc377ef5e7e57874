import {
  type AdditionalField,
  isCollected,
  type PlaceKind,
  textCustomization,
} from '@tableside/domain/venue';
import type { Restaurant } from '../../data/session.ts';

/** An extra question in the domain's words. */
export type ExtraField = Pick<AdditionalField, 'key' | 'type' | 'required' | 'placeholder' | 'selectOptions'>;

/** The extra questions of this table; which ones those are the server has decided. EXTRA-05, EXTRA-13. */
export const shownFields = (
  venue: Pick<Restaurant, 'additional_order_fields_enabled' | 'additional_order_fields'>,
): readonly ExtraField[] =>
  venue.additional_order_fields_enabled
    ? venue.additional_order_fields.fields.map(({ select_options: selectOptions, ...field }) => ({
        ...field,
        selectOptions,
      }))
    : [];

/**
 * What is meant unless the guest says otherwise: at a counter the first choice of a question that has to be answered, which is
 * "as soon as possible" where it asks when.
 */
export const presetAnswers = (fields: readonly ExtraField[], place: PlaceKind): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap(({ key, type, required, selectOptions: [first] }) =>
      isCollected(place) && type === 'select' && required && first !== undefined ? [[key, first]] : [],
    ),
  );

/** The venue's words above the questions; null when it has none. EXTRA-03, EXTRA-15. */
export const disclaimerOf = (
  venue: Pick<Restaurant, 'additional_order_fields_text' | 'customizations'>,
): string | null =>
  venue.additional_order_fields_text?.trim() || textCustomization(venue.customizations, 'disclaimer');
