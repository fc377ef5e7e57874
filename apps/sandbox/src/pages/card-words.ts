/** What a card form and a wallet's sheet say, in the languages that guests read. */
export type CardWords = {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
  readonly wrong: string;
  readonly pay: string;
  /** Before the wallet's name comes in for `{wallet}`. */
  readonly payWith: string;
  readonly cancel: string;
};

const words = (
  number: string,
  expiry: string,
  cvc: string,
  wrong: string,
  pay: string,
  payWith: string,
  cancel: string,
): CardWords => ({ number, expiry, cvc, wrong, pay, payWith, cancel });

const ENGLISH = words(
  'Card number',
  'Expiry',
  'Security code',
  'Check the card number, expiry and security code.',
  'Pay',
  'Pay with {wallet}',
  'Cancel',
);

const WORDS: Readonly<Record<string, CardWords>> = {
  en: ENGLISH,
  ar: words(
    'رقم البطاقة',
    'تاريخ الانتهاء',
    'رمز الأمان',
    'تحقق من رقم البطاقة وتاريخ الانتهاء ورمز الأمان.',
    'ادفع',
    'ادفع عبر {wallet}',
    'إلغاء',
  ),
  de: words(
    'Kartennummer',
    'Gültig bis',
    'Sicherheitscode',
    'Bitte Kartennummer, Gültigkeit und Sicherheitscode prüfen.',
    'Bezahlen',
    'Mit {wallet} bezahlen',
    'Abbrechen',
  ),
  el: words(
    'Αριθμός κάρτας',
    'Λήξη',
    'Κωδικός ασφαλείας',
    'Ελέγξτε τον αριθμό κάρτας, τη λήξη και τον κωδικό ασφαλείας.',
    'Πληρωμή',
    'Πληρωμή με {wallet}',
    'Ακύρωση',
  ),
  es: words(
    'Número de tarjeta',
    'Caducidad',
    'Código de seguridad',
    'Revise el número de tarjeta, la caducidad y el código de seguridad.',
    'Pagar',
    'Pagar con {wallet}',
    'Cancelar',
  ),
  et: words(
    'Kaardi number',
    'Kehtib kuni',
    'Turvakood',
    'Kontrollige kaardi numbrit, kehtivust ja turvakoodi.',
    'Maksa',
    'Maksa: {wallet}',
    'Tühista',
  ),
  fr: words(
    'Numéro de carte',
    'Date d’expiration',
    'Code de sécurité',
    'Vérifiez le numéro de carte, la date d’expiration et le code de sécurité.',
    'Payer',
    'Payer avec {wallet}',
    'Annuler',
  ),
  it: words(
    'Numero della carta',
    'Scadenza',
    'Codice di sicurezza',
    'Controlla il numero della carta, la scadenza e il codice di sicurezza.',
    'Paga',
    'Paga con {wallet}',
    'Annulla',
  ),
  lt: words(
    'Kortelės numeris',
    'Galioja iki',
    'Saugos kodas',
    'Patikrinkite kortelės numerį, galiojimą ir saugos kodą.',
    'Mokėti',
    'Mokėti su {wallet}',
    'Atšaukti',
  ),
  lv: words(
    'Kartes numurs',
    'Derīga līdz',
    'Drošības kods',
    'Pārbaudiet kartes numuru, derīguma termiņu un drošības kodu.',
    'Maksāt',
    'Maksāt ar {wallet}',
    'Atcelt',
  ),
  nl: words(
    'Kaartnummer',
    'Vervaldatum',
    'Beveiligingscode',
    'Controleer het kaartnummer, de vervaldatum en de beveiligingscode.',
    'Betalen',
    'Betalen met {wallet}',
    'Annuleren',
  ),
  pl: words(
    'Numer karty',
    'Data ważności',
    'Kod zabezpieczający',
    'Sprawdź numer karty, datę ważności i kod zabezpieczający.',
    'Zapłać',
    'Zapłać przez {wallet}',
    'Anuluj',
  ),
  ro: words(
    'Numărul cardului',
    'Valabil până la',
    'Cod de securitate',
    'Verificați numărul cardului, data expirării și codul de securitate.',
    'Plătește',
    'Plătește cu {wallet}',
    'Anulează',
  ),
  ru: words(
    'Номер карты',
    'Срок действия',
    'Код безопасности',
    'Проверьте номер карты, срок действия и код безопасности.',
    'Оплатить',
    'Оплатить через {wallet}',
    'Отмена',
  ),
  uk: words(
    'Номер картки',
    'Термін дії',
    'Код безпеки',
    'Перевірте номер картки, термін дії та код безпеки.',
    'Сплатити',
    'Сплатити через {wallet}',
    'Скасувати',
  ),
};

/** The language of a wish such as `lt` or `de-AT`, with its words; English for any that we do not have. */
export const cardWordsOf = (wanted: unknown): { readonly language: string; readonly words: CardWords } => {
  const language = typeof wanted === 'string' ? (wanted.toLowerCase().split('-')[0] ?? '') : '';
  const found = Object.hasOwn(WORDS, language) ? WORDS[language] : undefined;
  return found ? { language, words: found } : { language: 'en', words: ENGLISH };
};
