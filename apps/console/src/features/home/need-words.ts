import type { HomeNeedView } from '@tableside/contract/http/console/home';
import type { TextKey, Translate } from '../../i18n/index.ts';
import type { IconName } from '../../icons/paths.ts';
import type { Section } from '../../routes.ts';
import { alertTitle } from '../money-alerts/index.ts';

/** What a person needs to write about something: amounts, ages and moments as the venue says them. */
export type Says = {
  readonly t: Translate;
  readonly cents: (amount: number) => string;
  readonly moment: (instant: string) => string;
};

export type NeedWords = {
  readonly icon: IconName;
  /** Something is wrong, and not only worth a look. */
  readonly wrong: boolean;
  readonly title: string;
  readonly more: string;
  readonly act: TextKey;
  readonly to: readonly [section: Section, thing?: string];
};

const joined = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' · ');
const minutesOf = (seconds: number): number => Math.round(seconds / 60);

/** How something that needs a person is said, and where it is done. */
export const needWords = (need: HomeNeedView, { t, cents, moment }: Says): NeedWords => {
  switch (need.kind) {
    case 'money':
      return {
        icon: 'alert',
        wrong: true,
        title: t(alertTitle(need.alert)),
        more: joined(need.amount === null ? null : cents(need.amount), moment(need.at)),
        act: 'home.act.money',
        to: ['money-alerts'],
      };
    case 'drawer':
      return {
        icon: 'cash',
        wrong: true,
        title: t(need.difference < 0 ? 'home.drawerShort' : 'home.drawerOver', {
          amount: cents(Math.abs(need.difference)),
        }),
        more: joined(need.name, moment(need.at)),
        act: 'home.act.drawer',
        to: ['numbers', 'closing'],
      };
    case 'kitchen':
      return {
        icon: 'clock',
        wrong: false,
        title: t('home.slower', { minutes: minutesOf(need.seconds - need.usual) }),
        more: t('home.slowerHint', { minutes: minutesOf(need.seconds) }),
        act: 'home.act.kitchen',
        to: ['hours'],
      };
    case 'review':
      return {
        icon: 'star',
        wrong: false,
        title: t('home.stars', { count: need.rating }),
        more: joined(
          need.comment === '' ? null : t('home.said', { words: need.comment }),
          need.table_name,
          moment(need.at),
        ),
        act: 'home.act.review',
        to: ['reviews'],
      };
    case 'stock':
      return {
        icon: 'box',
        wrong: false,
        title: t('home.left', { count: need.left, name: need.name }),
        more: t('home.eachDay', { count: need.each_day }),
        act: 'home.act.stock',
        to: ['stock'],
      };
  }
};
