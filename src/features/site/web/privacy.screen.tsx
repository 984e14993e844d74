import { privacyCopy } from './legal.copy.ts';
import { LegalPage } from './legal-page.tsx';

export const PrivacyScreen = () => <LegalPage copy={privacyCopy} />;
