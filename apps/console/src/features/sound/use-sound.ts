import { useCallback, useEffect, useRef, useState } from 'react';
import { type Chime, playChime } from './chime.ts';
import { rememberChoice, rememberedChoice, type SoundState, soundState } from './sound-state.ts';

export type Sound = {
  readonly state: SoundState;
  readonly turnOn: () => void;
  readonly turnOff: () => void;
  readonly play: (chime: Chime) => void;
};

/** Sound of this device. Browsers let a page ring only after a tap, so a remembered "on" needs one tap anywhere. */
export const useSound = (): Sound => {
  const context = useRef<AudioContext | null>(null);
  const [choice, setChoice] = useState(rememberedChoice);
  const [running, setRunning] = useState(false);

  const wake = useCallback(() => {
    const audio = context.current ?? new AudioContext();
    context.current = audio;
    const update = () => setRunning(audio.state === 'running');
    audio.onstatechange = update;
    void audio.resume().then(update);
    return audio;
  }, []);

  const state = soundState(choice, running);
  useEffect(() => {
    if (state !== 'blocked') return;
    const onTap = () => void wake();
    // Not `pointerdown`: the strip goes away, the page moves up, and the tap would end beside the button it began on.
    window.addEventListener('click', onTap);
    window.addEventListener('keydown', onTap);
    return () => {
      window.removeEventListener('click', onTap);
      window.removeEventListener('keydown', onTap);
    };
  }, [state, wake]);

  return {
    state,
    turnOn: () => {
      rememberChoice('on');
      setChoice('on');
      playChime(wake(), 'order');
    },
    turnOff: () => {
      rememberChoice('off');
      setChoice('off');
    },
    play: useCallback(
      chime => {
        if (state === 'on' && context.current) playChime(context.current, chime);
      },
      [state],
    ),
  };
};
