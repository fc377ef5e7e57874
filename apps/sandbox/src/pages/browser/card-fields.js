// A card form: number, expiry, security code. What is typed stays in the frame.

const BRANDS = [
  [/^4/, 'visa'],
  [/^(5[1-5]|2[2-7])/, 'mastercard'],
  [/^3[47]/, 'amex'],
  [/^6(011|5)/, 'discover'],
];

const passesLuhn = number => {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return /^\d{13,19}$/.test(number) && sum % 10 === 0;
};

const isComing = (month, year) => {
  const today = new Date();
  const end = new Date(2000 + year, month, 1);
  return month >= 1 && month <= 12 && end > today;
};

const inGroups = number => number.replace(/(\d{4})(?=\d)/g, '$1 ');

/** Reads and watches the three fields of a form. */
export const cardFields = form => {
  const { number, expiry, cvc } = form.elements;
  const touched = new Set();

  const read = () => {
    const digits = number.value.replace(/\D/g, '');
    const [month = '', year = ''] = expiry.value.split('/').map(part => part.trim());
    const valid = {
      number: passesLuhn(digits),
      expiry: isComing(Number(month), Number(year)),
      cvc: /^\d{3,4}$/.test(cvc.value.trim()),
    };
    return {
      card: { number: digits, exp_month: month, exp_year: `20${year}`, cvc: cvc.value.trim() },
      brand: BRANDS.find(([pattern]) => pattern.test(digits))?.[1] ?? 'unknown',
      valid,
      touched: Object.fromEntries(Object.keys(valid).map(name => [name, touched.has(name)])),
      complete: Object.values(valid).every(Boolean),
      empty: [number, expiry, cvc].every(({ value }) => value === ''),
    };
  };

  /** Calls back after each keystroke; from then on the fields can be typed into. */
  const watch = changed => {
    form.addEventListener('input', ({ target }) => {
      if (target === number) number.value = inGroups(number.value.replace(/\D/g, '').slice(0, 19));
      if (target === expiry && /^\d{3,4}$/.test(expiry.value)) {
        expiry.value = `${expiry.value.slice(0, 2)}/${expiry.value.slice(2)}`;
      }
      changed(read());
    });
    form.addEventListener('focusout', ({ target }) => {
      touched.add(target.name);
      changed(read());
    });
    for (const field of [number, expiry, cvc]) field.disabled = false;
  };

  /** Marks what is missing, in words. Returns the name of the first field that is wrong. */
  const complain = () => {
    const { valid } = read();
    for (const [name, isValid] of Object.entries(valid)) {
      form.elements[name].setAttribute('aria-invalid', String(!isValid));
    }
    return Object.keys(valid).find(name => !valid[name]);
  };

  const say = message => {
    const place = form.querySelector('.error');
    place.textContent = message ?? '';
    place.hidden = !message;
  };

  return { read, watch, complain, say };
};
