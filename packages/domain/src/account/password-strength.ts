/** A password of a guest's account: long enough to keep guessers out, short enough to be typed at a table. */
export const GUEST_PASSWORD = { min: 8, max: 200 } as const;

/** What people choose first, and whoever guesses tries first. */
const FIRST_GUESSES: ReadonlySet<string> = new Set([
  '12345678',
  '123456789',
  '1234567890',
  '87654321',
  'password',
  'password1',
  'passw0rd',
  'qwertyui',
  'qwertyuiop',
  'qwerty123',
  'iloveyou',
  'sunshine',
  'princess',
  'football',
  'baseball',
  'superman',
  'slaptazodis',
  'letmein1',
  'abcd1234',
  '1q2w3e4r',
  'welcome1',
]);

/** Whether a password is rejected as weak: short, one sign again and again, the address itself, or a first guess. PROFILE-13. */
export const isWeakPassword = (password: string, email = ''): boolean => {
  const plain = password.normalize('NFKC').toLowerCase();
  const [name = ''] = email.toLowerCase().split('@');
  return (
    plain.length < GUEST_PASSWORD.min ||
    new Set(plain).size < 3 ||
    FIRST_GUESSES.has(plain) ||
    (name !== '' && (plain === name || plain === email.toLowerCase()))
  );
};
