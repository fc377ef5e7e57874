import { ActionIcon } from '@mantine/core';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useSoundContext } from './SoundProvider.tsx';

/** The bell in the header; crossed out and coloured while nothing rings. */
export const SoundButton = () => {
  const { t } = useText();
  const sound = useSoundContext();
  const on = sound.state === 'on';
  return (
    <ActionIcon
      size={48}
      variant={on ? 'default' : 'filled'}
      color={on ? 'gray' : 'marigold'}
      aria-pressed={on}
      aria-label={`${t(on ? 'sound.isOn' : 'sound.isOff')}. ${t(on ? 'sound.turnOff' : 'sound.turnOn')}`}
      onClick={on ? sound.turnOff : sound.turnOn}
    >
      <Icon name={on ? 'bell' : 'bell-off'} />
    </ActionIcon>
  );
};
