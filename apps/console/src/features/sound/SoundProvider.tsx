import { createContext, type ReactNode, useContext } from 'react';
import { type Sound, useSound } from './use-sound.ts';

const Context = createContext<Sound | null>(null);

export const SoundProvider = ({ children }: { children: ReactNode }) => (
  <Context value={useSound()}>{children}</Context>
);

export const useSoundContext = (): Sound => {
  const sound = useContext(Context);
  if (!sound) throw new Error('useSoundContext needs a SoundProvider above it');
  return sound;
};
