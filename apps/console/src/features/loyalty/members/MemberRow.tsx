import { Button } from '@mantine/core';
import { spokenCardNumber } from '@tableside/domain/loyalty';
import { useText } from '../../../i18n/index.ts';
import { useClock } from '../../session/index.ts';
import styles from '../loyalty.module.css';

export type Member = {
  readonly id: string;
  readonly name: string;
  readonly card_number: string;
  readonly joined_at: string;
  /** Null: nothing is collected. */
  readonly balance: number | null;
  /** Null: in none. */
  readonly tier: string | null;
  readonly mail: boolean;
  readonly answers: readonly { readonly name: string; readonly answer: string }[];
};

/** A member: name, number, since when, and what they answered. */
export const MemberRow = ({
  member,
  onPoints,
  onRemove,
}: {
  member: Member;
  onPoints: () => void;
  onRemove: () => void;
}) => {
  const { t } = useText();
  const clock = useClock();
  const { name, card_number, joined_at, balance, tier, mail, answers } = member;
  const called = name === '' ? t('loyalty.unnamed') : name;
  const number = spokenCardNumber(card_number);
  return (
    <li>
      <div>
        <b>{called}</b>
        <small>
          <span className={styles.number}>{number}</span> ·{' '}
          {t('loyalty.joined', { day: clock.dayOf(joined_at) })}
        </small>
        {tier !== null && <small>{t('loyalty.tiers.member', { name: tier })}</small>}
        {mail && <small>{t('loyalty.mail.member')}</small>}
        {balance !== null && <small>{t('loyalty.points.balance', { count: balance })}</small>}
        {answers.map(({ name: question, answer }) => (
          <small key={question}>
            {question}: {answer}
          </small>
        ))}
      </div>
      {balance !== null && (
        <Button
          variant="default"
          aria-label={t('loyalty.points.changeOf', { name: called, number })}
          onClick={onPoints}
        >
          {t('loyalty.points.change')}
        </Button>
      )}
      <Button
        variant="default"
        aria-label={t('loyalty.removeOf', { name: called, number })}
        onClick={onRemove}
      >
        {t('loyalty.remove')}
      </Button>
    </li>
  );
};
