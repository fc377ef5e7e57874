import { diningQuestion } from '@tableside/domain/kiosk';
import { useEffect, useState } from 'react';
import { api } from '../../../data/api.ts';
import { useLanguage } from '../../../texts/texts.ts';
import { useGuest } from '../../venue/index.ts';

export type Dining = { readonly key: string; readonly answers: readonly { value: string; text: string }[] };

/** Whether the guest eats here, in the venue's own words; null: nobody asks, or the words are not to be had. Undefined: not known yet. */
export const useDining = (): Dining | null | undefined => {
  const { restaurant } = useGuest();
  const lang = useLanguage();
  const [texts, setTexts] = useState<Readonly<Record<string, string>> | null | undefined>();
  const question = diningQuestion(
    restaurant.additional_order_fields.fields.map(({ key, type, select_options: selectOptions }) => ({
      key,
      type,
      selectOptions,
    })),
  );
  const asked = question !== null;
  useEffect(() => {
    if (!asked) return;
    let here = true;
    api('GET /translations/{restaurantId}/{lang}/', { restaurantId: restaurant.id, lang }).then(
      loaded => here && setTexts(loaded),
      () => here && setTexts(null),
    );
    return () => {
      here = false;
    };
  }, [asked, restaurant.id, lang]);
  if (!question) return null;
  if (!texts) return texts;
  const { key, selectOptions } = question;
  return { key, answers: selectOptions.map(value => ({ value, text: texts[value] || value })) };
};
