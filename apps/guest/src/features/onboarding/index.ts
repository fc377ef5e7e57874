export { Onboarding, type OnboardingStep } from './Onboarding.tsx';
