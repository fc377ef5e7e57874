export { SoundButton } from './SoundButton.tsx';
export { SoundProvider, useSoundContext } from './SoundProvider.tsx';
export { SoundStrip } from './SoundStrip.tsx';
export { useArrivalChime } from './use-arrival-chime.ts';
export { useReadyChime } from './use-ready-chime.ts';
export { useRinging } from './use-ringing.ts';
