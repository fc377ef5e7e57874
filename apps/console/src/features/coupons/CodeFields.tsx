import { NumberInput, TextInput } from '@mantine/core';
import { CODE_LENGTH, MAX_CODES, PREFIX_MAX } from '@tableside/domain/coupons';
import { useText } from '../../i18n/index.ts';
import type { CouponDraft, CouponProblems } from './coupon-draft.ts';
import { whyWords } from './coupon-words.ts';

type Props = { draft: CouponDraft; wrong: CouponProblems; onChange: (draft: CouponDraft) => void };

/** The code itself; of many, how many and what they begin with. */
export const CodeFields = ({ draft, wrong, onChange }: Props) => {
  const { t } = useText();
  const { code, draw } = draft;
  return (
    <>
      {draw !== null && (
        <NumberInput
          label={t('coupons.howMany')}
          min={1}
          max={MAX_CODES}
          allowDecimal={false}
          clampBehavior="blur"
          value={draw}
          onChange={typed =>
            onChange({ ...draft, draw: Math.min(MAX_CODES, Math.max(1, Number(typed) || 1)) })
          }
        />
      )}
      <TextInput
        label={t(draw === null ? 'coupons.code' : 'coupons.prefix')}
        description={t(draw === null ? 'coupons.codeHint' : 'coupons.prefixHint')}
        value={code}
        maxLength={draw === null ? CODE_LENGTH.max : PREFIX_MAX}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={whyWords(wrong.code, t)}
        onChange={event => onChange({ ...draft, code: event.currentTarget.value.toUpperCase() })}
      />
    </>
  );
};
