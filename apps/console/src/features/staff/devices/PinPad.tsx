import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { Form } from '../../../parts/form/Form.tsx';
import styles from '../staff.module.css';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
const LEAST = 4;
const MOST = 6;

type Props = { busy: boolean; onPin: (pin: string) => Promise<boolean> };

/** Large keys for a thumb; a keyboard's digits do as well. What was typed shows as dots. */
export const PinPad = ({ busy, onPin }: Props) => {
  const { t } = useText();
  const [pin, setPin] = useState('');
  /** It was entered before it was long enough. */
  const [short, setShort] = useState(false);
  const add = (digit: string) => setPin(typed => (typed.length < MOST ? typed + digit : typed));
  const erase = () => setPin(typed => typed.slice(0, -1));
  const enter = async () => {
    setShort(pin.length < LEAST);
    if (pin.length < LEAST || busy) return;
    if (!(await onPin(pin))) setPin('');
  };
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (/^\d$/.test(key)) add(key);
      if (key === 'Backspace') erase();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
  const key = (digit: string) => (
    <Button
      key={digit}
      variant="default"
      onClick={() => add(digit)}
      aria-label={t('device.digit', { digit })}
    >
      {digit}
    </Button>
  );
  return (
    <Form className={styles.pad} onSubmit={enter}>
      <output className={styles.dots} aria-live="polite">
        {'●'.repeat(pin.length)}
        {'○'.repeat(Math.max(0, LEAST - pin.length))}
      </output>
      {DIGITS.map(key)}
      <Button variant="default" onClick={erase} aria-label={t('device.erase')}>
        <Icon name="undo" />
      </Button>
      {key('0')}
      <Button type="submit" loading={busy} aria-label={t('device.enter')}>
        <Icon name="check" />
      </Button>
      {short && pin.length < LEAST && (
        <p role="alert" className={styles.short}>
          {t('device.short', { count: LEAST })}
        </p>
      )}
    </Form>
  );
};
