import { ActionIcon, Button, TextInput } from '@mantine/core';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import styles from './hours.module.css';
import { DEFAULT_SPAN, type TypedSpan } from './hours-draft.ts';

type Props = {
  /** What stands before the hours. */
  title: string;
  /** Of which day, for those who hear the page. */
  of: string;
  spans: readonly TypedSpan[];
  onChange: (spans: readonly TypedSpan[]) => void;
};

/** The contract's bound. */
const MAX_SPANS = 6;

/** The hours of one day: as many stretches as it has, none when it is closed. */
export const SpanFields = ({ title, of, spans, onChange }: Props) => {
  const { t } = useText();
  const change = (index: number, over: Partial<TypedSpan>) =>
    onChange(spans.map((span, place) => (place === index ? { ...span, ...over } : span)));
  const field = (index: number, span: TypedSpan, end: 'from' | 'to') => (
    <TextInput
      type="time"
      aria-label={t(`hours.${end}Of`, { day: of, number: index + 1 })}
      value={span[end]}
      onChange={event => change(index, { [end]: event.currentTarget.value })}
    />
  );
  return (
    <div className={styles.day}>
      <b className={styles.dayName}>{title}</b>
      <div className={styles.spans}>
        {spans.length === 0 && <span className={styles.closed}>{t('hours.closed')}</span>}
        {spans.map((span, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stretches have no other name
          <div key={index} className={styles.span}>
            {field(index, span, 'from')}
            <span aria-hidden="true">–</span>
            {field(index, span, 'to')}
            <ActionIcon
              size={48}
              variant="subtle"
              aria-label={t('hours.removeOf', { day: of, number: index + 1 })}
              onClick={() => onChange(spans.filter((_, place) => place !== index))}
            >
              <Icon name="close" />
            </ActionIcon>
          </div>
        ))}
      </div>
      {spans.length < MAX_SPANS && (
        <Button
          variant="subtle"
          className={styles.add}
          aria-label={t('hours.addOf', { day: of })}
          onClick={() => onChange([...spans, DEFAULT_SPAN])}
        >
          {t('hours.add')}
        </Button>
      )}
    </div>
  );
};
