/** What nobody sees, or what turns the writing around it. Joiners that hold letters and little pictures together are no such thing. */
export const UNSEEN =
  /(?<!\p{L}|\p{M}|\p{So}|\p{Sk})(?:\u200C|\u200D)|(?!\u200C|\u200D)[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;
