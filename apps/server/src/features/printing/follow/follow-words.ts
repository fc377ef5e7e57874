import { formatMessage } from '@tableside/i18n';
import { areaTexts } from '../../../area-texts.ts';

export type FollowWords = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** What guests are told of an order at the kiosk and on their phones, in one of the languages that there are. */
export const followWords =
  (language: string): FollowWords =>
  (key, values = {}) =>
    formatMessage(
      areaTexts(language, 'orders').get(key) ?? areaTexts(language, 'kiosk').get(key) ?? '',
      values,
      language,
    );
