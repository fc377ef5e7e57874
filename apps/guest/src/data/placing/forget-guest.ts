import { forgetCookies } from '../../app/cookies/phone-cookie.ts';

const forgetStorage = (storage: () => Storage): void => {
  try {
    storage().clear();
  } catch {
    // A browser that refuses the storage keeps nothing either.
  }
};

const forgetStorages = (): void => {
  forgetStorage(() => localStorage);
  forgetStorage(() => sessionStorage);
};

/** Everything that this browser keeps of the guest before: language, diet, age, answers, what was seen. The page is left next. */
export const forgetGuest = (): void => {
  forgetStorages();
  forgetCookies();
  // A page that is left notes where it was read.
  for (const leaving of ['pagehide', 'visibilitychange']) addEventListener(leaving, forgetStorages);
};
