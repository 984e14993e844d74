import { cookiesCopy } from './legal.copy.ts';
import { LegalPage } from './legal-page.tsx';

export const CookiesScreen = () => <LegalPage copy={cookiesCopy} />;
