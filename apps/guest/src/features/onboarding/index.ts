export { markOnboarded, wantsIntroduction } from './done-cookie.ts';
export { Onboarding } from './Onboarding.tsx';
export { OnboardingCard } from './OnboardingCard.tsx';
