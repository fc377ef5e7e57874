import { Button, Field } from '@tableside/design';
import { enrolmentProblems } from '@tableside/domain/loyalty';
import { type FormEvent, useState } from 'react';
import { go } from '../../app/navigation.ts';
import { pathTo } from '../../app/paths.ts';
import { focusFirstWrong } from '../../app/place/first-wrong.ts';
import { api } from '../../data/api.ts';
import { failureCode, failureText } from '../../data/connection/failures.ts';
import { freshKey } from '../../data/fresh-key.ts';
import { nowSignedIn, accountStyles as styles, useNext } from '../../features/account/index.ts';
import { Answers, type Program } from '../../features/loyalty/index.ts';
import { useGuest } from '../../features/venue/index.ts';
import { useT } from '../../texts/texts.ts';
import { showToast } from '../../toasts/toasts.ts';
import { isAboutCard, isWorded } from './enrol.ts';

/** The programme's questions, and what the venue will read. LOYAL-13, LOYAL-17, LOYAL-18, LOYAL-22…28. */
export const EnrolForm = ({ program }: { readonly program: Program }) => {
  const t = useT();
  const { token, restaurant } = useGuest();
  const { redirect } = useNext();
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const [brought, setBrought] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const [insist, setInsist] = useState(false);
  const [busy, setBusy] = useState(false);
  // One key for one try: a second tap, or a try after a lost answer, joins once.
  const [key, setKey] = useState(freshKey);
  const questions = program.additional_fields;
  const problems = enrolmentProblems(
    questions.map(({ min_length: minLength, max_length: maxLength, ...rest }) => ({
      ...rest,
      minLength,
      maxLength,
    })),
    answers,
    restaurant.country_code,
  );
  const changed = () => {
    setKey(freshKey());
    setRefused(null);
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setInsist(true);
    if (busy) return;
    if (Object.keys(problems).length > 0) {
      focusFirstWrong();
      return;
    }
    setBusy(true);
    try {
      const { user } = await api('POST /loyalty/enroll-to-program', {
        body: { session: token, loyalty_program_id: program.id, card_number: brought, fields: answers },
        idempotencyKey: key,
      });
      nowSignedIn(token, user);
      showToast({ tone: 'success', text: t('loyalty.joined') });
      go(redirect ?? pathTo('PlaceOrder', { session: token }), { replace: true });
    } catch (error) {
      const code = failureCode(error);
      const text = t(isWorded(code) ? failureText(code) : 'loyalty.failed');
      showToast({ tone: 'error', text });
      if (isAboutCard(code)) {
        setRefused(text);
        focusFirstWrong();
      }
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Answers
        questions={questions}
        answers={answers}
        problems={insist ? problems : {}}
        onAnswer={(field, answer) => {
          changed();
          setAnswers(typed => ({ ...typed, [field]: answer }));
        }}
      />
      {program.takes_cards && (
        <Field
          label={t('loyalty.brought')}
          hint={t('loyalty.broughtHint')}
          inputMode={program.is_external ? 'text' : 'numeric'}
          autoComplete="off"
          dir="ltr"
          maxLength={30}
          value={brought}
          error={refused}
          onChange={event => {
            changed();
            setBrought(event.currentTarget.value);
          }}
        />
      )}
      <p className={styles.note}>
        {t(program.is_external ? 'loyalty.seenOutside' : 'loyalty.seen', { venue: restaurant.name })}
      </p>
      <Button wide type="submit" busy={busy}>
        {t('loyalty.join', { name: program.name })}
      </Button>
    </form>
  );
};
