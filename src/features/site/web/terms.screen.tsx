import { termsCopy } from './legal.copy.ts';
import { LegalPage } from './legal-page.tsx';

export const TermsScreen = () => <LegalPage copy={termsCopy} />;
