import { Button } from '@mantine/core';
import { useText } from '../../../i18n/index.ts';
import { providerName } from '../../../parts/provider-name.ts';
import { useConnect } from './use-connect.ts';

type Props = {
  readonly provider: string;
  /** The owner has been there before. */
  readonly goesOn?: boolean;
  /** Not the thing to press first. */
  readonly quiet?: boolean;
};

/** To the provider and back, without copying a key. */
export const ConnectButton = ({ provider, goesOn = false, quiet = false }: Props) => {
  const { t } = useText();
  const { connect, busy, disabled, sheet } = useConnect(provider);
  return (
    <>
      <Button
        size="lg"
        variant={quiet ? 'default' : 'filled'}
        loading={busy}
        disabled={disabled}
        onClick={() => void connect()}
      >
        {t(goesOn ? 'settings.connectGoOn' : 'settings.connect', { provider: providerName(provider) })}
      </Button>
      {sheet}
    </>
  );
};
