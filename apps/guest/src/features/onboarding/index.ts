export { markOnboarded, wantsIntroduction } from './done-cookie.ts';
export { Onboarding, type OnboardingStep } from './Onboarding.tsx';
