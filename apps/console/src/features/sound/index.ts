export { SoundButton } from './SoundButton.tsx';
export { SoundProvider, useSoundContext } from './SoundProvider.tsx';
export { SoundStrip } from './SoundStrip.tsx';
export { useRinging } from './use-ringing.ts';
