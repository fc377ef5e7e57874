import { Button } from '@tableside/design';
import { usePlace } from '../../app/navigation.ts';
import { pathTo } from '../../app/paths.ts';
import { api } from '../../data/api.ts';
import { useT } from '../../texts/texts.ts';
import { useGuest } from '../venue/index.ts';
import { useNext } from './next.ts';
import type { Work } from './use-work.ts';
import { type Provider, useProviders } from './user.ts';

const NAMES: Readonly<Record<Provider, string>> = { google: 'Google', facebook: 'Facebook' };

type Props = {
  readonly work: Pick<Work, 'busy' | 'run'>;
  /** The terms were agreed to: without them nobody gets a new account. */
  readonly terms: boolean;
  /** Asks for what is missing before it begins; false: something is. */
  readonly ready?: () => boolean;
};

/** Google and Facebook, where they are offered. The page itself goes there: in-app browsers open no windows. PROFILE-06. */
export const SocialButtons = ({ work, terms, ready = () => true }: Props) => {
  const t = useT();
  const { token } = useGuest();
  const { path, query } = usePlace();
  const { redirect } = useNext();
  const begin = (provider: Provider): void => {
    if (!ready()) return;
    void work.run(async () => {
      const kept = new URLSearchParams(query);
      kept.delete('error');
      const body = {
        provider,
        terms,
        callbackURL: redirect ?? pathTo('Profile', { session: token }),
        errorCallbackURL: kept.size > 0 ? `${path}?${kept}` : path,
      };
      location.assign((await api('POST /auth/sign-in/social', { body })).url);
    });
  };
  return useProviders().map(provider => (
    <Button key={provider} wide look="secondary" busy={work.busy} onClick={() => begin(provider)}>
      {t('account.with', { name: NAMES[provider] })}
    </Button>
  ));
};
