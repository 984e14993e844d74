// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost:3000/auth" }
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AuthSession } from '../account.contract.ts';
import { AdminAuthScreen } from './admin-auth.screen.tsx';
import { AuthScreen } from './auth.screen.tsx';
import { AuthProvider } from './auth-session.tsx';
import { createAuthStore } from './auth-store.ts';
import { ResetPasswordScreen } from './reset-password.screen.tsx';

const session: AuthSession = {
  user: {
    id: '0193e0a0-0000-7000-8000-000000000001',
    email: 'amina@tulia.test',
    phone: null,
    country: null,
    nickname: 'Amina',
    role: 'member',
  },
  expiresAt: '2026-12-20T00:00:00.000Z',
};

type Sent = { path: string; body: Record<string, unknown> };
let sent: Sent[] = [];
let answers: { status: number; body: unknown }[] = [];

beforeEach(() => {
  sent = [];
  answers = [];
  sessionStorage.clear();
  vi.stubGlobal(
    'EventSource',
    class {
      close() {}
    },
  );
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push({ path: new URL(request.url).pathname, body: JSON.parse((await request.text()) || '{}') });
    const { status, body } = answers.shift() ?? { status: 500, body: {} };
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const refusal = (code: string, status: number, message: string, data?: unknown) => ({
  status,
  body: { defined: true, code, status, message, data },
});

function open(path: string) {
  const store = createAuthStore({
    calls: { fetchSession: async () => null, isAdmin: async () => false, signOut: async () => {} },
    memory: { wasSignedIn: () => false, remember: () => {} },
    tellOtherTabs: () => {},
  });
  render(
    <AuthProvider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/auth" element={<AuthScreen />} />
          <Route path="/auth/reset" element={<ResetPasswordScreen />} />
          <Route path="/admin/auth" element={<AdminAuthScreen />} />
          <Route path="/dashboard" element={<p>The dashboard</p>} />
          <Route path="/journal" element={<p>The journal</p>} />
        </Routes>
      </MemoryRouter>
    </AuthProvider>,
  );
}

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const typedIn = (label: string | RegExp) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' }).value;
/** What a screen reader says after the field's name. */
const describedBy = (label: string | RegExp) => {
  const field = screen.getByLabelText(label, { selector: 'input' });
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
};

it('signs in and goes where the member was going', async () => {
  sessionStorage.setItem('tulia.return-to', '/journal');
  answers = [{ status: 200, body: { session } }];
  open('/auth');
  type('E-mail or phone number', ' amina@tulia.test ');
  type('Password', 'lantern quiet river');
  press('Sign in');
  expect(await screen.findByText('The journal')).toBeDefined();
  expect(sent).toEqual([
    {
      path: '/api/account/sign-in',
      body: { identifier: 'amina@tulia.test', password: 'lantern quiet river' },
    },
  ]);
});

it('keeps what was typed when sign-in fails, and says so without guessing which part was wrong', async () => {
  answers = [refusal('INVALID_CREDENTIALS', 401, 'Invalid login credentials')];
  open('/auth');
  type('E-mail or phone number', 'amina@tulia.test');
  type('Password', 'wrong password');
  press('Sign in');
  const alert = await screen.findByText(/do not go together/);
  expect(alert.closest('[role="alert"]')).not.toBeNull();
  expect(typedIn('E-mail or phone number')).toBe('amina@tulia.test');
  expect(typedIn('Password')).toBe('wrong password');
});

it('says how long to wait after too many tries', async () => {
  answers = [refusal('TOO_MANY_REQUESTS', 429, 'Too many tries.', { retryAfterMs: 540_000 })];
  open('/auth');
  type('E-mail or phone number', 'amina@tulia.test');
  type('Password', 'x');
  press('Sign in');
  expect(await screen.findByText(/wait 9 minutes/)).toBeDefined();
});

it('asks which country a local phone number is from', () => {
  open('/auth');
  expect(screen.queryByLabelText('Which country is this number from?')).toBeNull();
  type('E-mail or phone number', '0712 345 678');
  expect(screen.getByLabelText('Which country is this number from?')).toBeDefined();
  type('E-mail or phone number', '+254 712 345 678');
  expect(screen.queryByLabelText('Which country is this number from?')).toBeNull();
});

it('names every missing thing beside its field and takes the keyboard to the first', async () => {
  open('/auth?tab=sign-up');
  press('Make my account');
  await waitFor(() => expect(describedBy('What should we call you?')).toContain('Tell us what to call you.'));
  expect(describedBy('E-mail or phone number')).toContain('Type an e-mail address or a phone number.');
  expect(describedBy('Password')).toContain('Choose a password.');
  expect(describedBy('I am 18 or older.')).toContain('18 or older');
  expect(document.activeElement).toBe(screen.getByLabelText('What should we call you?'));
  type('What should we call you?', 'A');
  expect(describedBy('What should we call you?')).not.toContain('Tell us what to call you.');
  expect(describedBy('Password')).toContain('Choose a password.');
  expect(sent).toEqual([]);
});

it('signs up with a made passphrase, consent and the age asked for', async () => {
  answers = [{ status: 200, body: { status: 'signed-in', session } }];
  open('/auth?tab=sign-up');
  type('What should we call you?', 'Amina');
  type('E-mail or phone number', 'amina@tulia.test');
  press('Make me a passphrase');
  const passphrase = typedIn('Password');
  expect(passphrase.length).toBeGreaterThanOrEqual(15);
  expect(screen.getByText(passphrase)).toBeDefined();
  fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'KE' } });
  fireEvent.click(screen.getByLabelText('I am 18 or older.'));
  fireEvent.click(screen.getByLabelText(/I agree that/));
  press('Make my account');
  expect(await screen.findByText('The dashboard')).toBeDefined();
  expect(sent[0]).toMatchObject({
    path: '/api/account/sign-up',
    body: {
      identifier: 'amina@tulia.test',
      nickname: 'Amina',
      password: passphrase,
      isAdult: true,
      hasConsented: true,
      country: 'KE',
    },
  });
});

it('shows the server’s reasons for a weak password beside the password', async () => {
  const reasons = [
    { code: 'too-common', message: 'This is one of the first passwords a stranger would try.' },
  ];
  answers = [refusal('WEAK_PASSWORD', 422, 'Please choose a stronger password.', { reasons })];
  open('/auth/reset?token=abc');
  type('New password', 'lantern quiet river');
  press('Set the password');
  await waitFor(() => expect(describedBy('New password')).toContain('first passwords a stranger would try'));
});

it('asks to look at the mail where an address must be confirmed first', async () => {
  answers = [{ status: 200, body: { status: 'check-mail', session: null } }];
  open('/auth?tab=sign-up');
  type('What should we call you?', 'Amina');
  type('E-mail or phone number', 'amina@tulia.test');
  type('Password', 'lantern quiet river');
  fireEvent.click(screen.getByLabelText('I am 18 or older.'));
  fireEvent.click(screen.getByLabelText(/I agree that/));
  press('Make my account');
  expect(await screen.findByText('Check your e-mail')).toBeDefined();
  expect(screen.getByText(/amina@tulia.test/)).toBeDefined();
});

it('confirms an address on a press, not on the visit', async () => {
  answers = [{ status: 200, body: { session } }];
  open('/auth?verify=tok-1');
  expect(sent).toEqual([]);
  press('Confirm and sign in');
  expect(await screen.findByText('The dashboard')).toBeDefined();
  expect(sent).toEqual([{ path: '/api/account/verify', body: { token: 'tok-1' } }]);
});

it('sends a reset link without saying whether there is an account', async () => {
  answers = [{ status: 200, body: { success: true } }];
  open('/auth');
  type('E-mail or phone number', 'amina@tulia.test');
  press('Forgot your password?');
  expect(typedIn('E-mail or phone number')).toBe('amina@tulia.test');
  press('Send the link');
  expect(await screen.findByText(/If there is an account for amina@tulia.test/)).toBeDefined();
});

it('asks the future admin for fifteen characters', async () => {
  open('/admin/auth?claim=tok-2');
  type('What should we call you?', 'Keeper');
  type('E-mail or phone number', 'keeper@tulia.test');
  type('Password', 'quiet lamp');
  press('Become the super admin');
  await waitFor(() => expect(describedBy('Password')).toContain('at least 15 characters'));
  expect(sent).toEqual([]);
});
