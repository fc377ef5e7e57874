/** What is known of a guest when they come to register. */
export type Registering = {
  readonly signedIn: boolean;
  /** Name, phone, city and birth date are told. */
  readonly hasDetails: boolean;
  /** Has a card of a programme that counts here. */
  readonly enrolled: boolean;
};

/** Where Register leads: to stay is to sign in. LOYAL-06…09. */
export const registerStep = ({
  signedIn,
  hasDetails,
  enrolled,
}: Registering): 'stay' | 'details' | 'preview' | 'done' => {
  if (!signedIn) return 'stay';
  if (enrolled) return 'done';
  return hasDetails ? 'preview' : 'details';
};
