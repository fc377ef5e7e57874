import { POPUP_LIMIT, QUESTION_PLACES, QUESTION_TYPES } from '@tableside/domain/venue';
import { z } from 'zod';
import { StoredPicture } from '../menu-document.ts';
import { over, stamp } from '../settings-stamp.ts';
import { FreeText, Id, Language } from '../shared.ts';

const PictureId = StoredPicture.shape.id;
const Texts = (max: number) => z.record(Language, FreeText(max));

/** What is out of bounds is refused beside its field, with the words of the domain. */
const tips = {
  /** Shares of the bill to tap, percent; none: the usual ones. TIPCHIP-16. */
  percentages: z.array(z.number()).max(20),
  /** Limits of a tip, minor units. TIPCHIP-15. */
  min: z.number(),
  max: z.number(),
  /** Place of the chip that is chosen at first, 0 for no tip. TIPCHIP-09. */
  preselected: z.number(),
  /** On top of tips and donations by card, minor units; both are 0 unless the venue says so. TIPCARD-11. */
  fee_fixed: z.number(),
  fee_percent: z.number(),
  /** The recipient of donations for whom guests may round up; null: nobody is asked. */
  round_up_for: Id.nullable(),
  /** The account that tips and donations are paid out from by the bank. */
  payout_iban: z.string().max(42).nullable(),
  /** From how many guests on the house asks for more; null: it does not. TIPCHIP-10. */
  large_party_from: z.number().nullable(),
};
export const TipSettings = z.object({
  ...stamp,
  ...tips,
  /** The switches without which guests see nothing of it. */
  asked: z.boolean(),
  /** Tips are of the whole team: only then a large party matters. TIPCHIP-24. */
  collective: z.boolean(),
});
export type TipSettings = z.infer<typeof TipSettings>;
export const TipBody = z.strictObject({ ...over, ...tips });

const Label = Texts(100);
const question = z.strictObject({
  /** What answers are kept under; null: it is new. */
  key: z.string().max(64).nullable(),
  type: z.enum(QUESTION_TYPES),
  required: z.boolean(),
  place: z.enum(QUESTION_PLACES),
  label: Label,
  options: z.array(z.strictObject({ key: z.string().max(64).nullable(), label: Label })).max(50),
});
const questions = {
  asked: z.boolean(),
  /** Above the questions, where guests answer them. EXTRA-15. */
  text: Texts(500),
  questions: z.array(question).max(12),
};
export const QuestionSettings = z.object({ ...stamp, ...questions });
export type QuestionSettings = z.infer<typeof QuestionSettings>;
export const QuestionBody = z.strictObject({ ...over, ...questions });

const popup = {
  /** Null: it is new. What a guest dismissed stays dismissed by its id. POPUP-03. */
  id: z.string().max(64).nullable(),
  shown: z.boolean(),
  button: Texts(60),
  url: z.string().max(500),
  /** First and last business day. */
  from: z.string().max(10).nullable(),
  to: z.string().max(10).nullable(),
};
const filter = {
  name: Texts(40),
  /** A whole row, or half of one. */
  wide: z.boolean(),
  categories: z.array(Id).max(200),
};
export const PopupSettings = z.object({
  ...stamp,
  popups: z.array(z.object({ ...popup, id: z.string(), image: StoredPicture })),
  filters: z.array(z.object({ ...filter, image: StoredPicture.nullable() })),
});
export type PopupSettings = z.infer<typeof PopupSettings>;
/** Pictures are named by the ids that sending them answered with. */
export const PopupBody = z.strictObject({
  ...over,
  popups: z.array(z.strictObject({ ...popup, image: PictureId.nullable() })).max(POPUP_LIMIT),
  filters: z.array(z.strictObject({ ...filter, image: PictureId.nullable() })).max(20),
});
