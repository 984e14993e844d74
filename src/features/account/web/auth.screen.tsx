// /auth: sign in, sign up, ask for a new password, confirm an address. Whoever is signed in goes where they were going.
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '#platform/web/ui/button.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#platform/web/ui/tabs.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { accountCopy } from './account.copy.ts';
import { accountApi } from './account-api.ts';
import { useAuth, useAuthStore } from './auth-session.tsx';
import { Entrance } from './entrance.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { ProblemSummary } from './form-parts.tsx';
import { returnPath } from './return-path.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { useSubmit } from './use-submit.ts';

type View =
  | { name: 'doors' }
  | { name: 'forgot'; identifier: string }
  | { name: 'check-mail'; address: string };

export function AuthScreen() {
  const [search] = useSearchParams();
  const [view, setView] = useState<View>(
    search.has('forgot') ? { name: 'forgot', identifier: '' } : { name: 'doors' },
  );
  const verifyToken = search.get('verify');
  useGoOn();
  const toDoors = () => setView({ name: 'doors' });
  return (
    <Entrance>
      {verifyToken ? (
        <ConfirmEmail token={verifyToken} />
      ) : view.name === 'forgot' ? (
        <ForgotForm identifier={view.identifier} onBack={toDoors} />
      ) : view.name === 'check-mail' ? (
        <CheckMail address={view.address} onBack={toDoors} />
      ) : (
        <Doors
          initial={search.get('tab') === 'sign-up' ? 'sign-up' : 'sign-in'}
          onForgot={(identifier) => setView({ name: 'forgot', identifier })}
          onCheckMail={(address) => setView({ name: 'check-mail', address })}
        />
      )}
    </Entrance>
  );
}

/** Leaves this page as soon as someone is signed in, to where they were going. */
function useGoOn() {
  const { state } = useAuth();
  const navigate = useNavigate();
  useEffect(() => {
    if (state !== 'authenticated' && state !== 'admin') return;
    navigate(returnPath({ isAdmin: state === 'admin', otherwise: '/dashboard' }), { replace: true });
  }, [state, navigate]);
}

type DoorsProps = {
  initial: 'sign-in' | 'sign-up';
  onForgot: (identifier: string) => void;
  onCheckMail: (address: string) => void;
};

function Doors({ initial, onForgot, onCheckMail }: DoorsProps) {
  const [tab, setTab] = useState<string>(initial);
  return (
    <div className="grid gap-6">
      <h1 className="text-heading">
        {tab === 'sign-up' ? accountCopy.signUp.title : accountCopy.signIn.title}
      </h1>
      <Tabs value={tab} onValueChange={setTab} className="grid gap-6">
        <TabList label={accountCopy.tabs.label}>
          <Tab value="sign-in">{accountCopy.tabs.signIn}</Tab>
          <Tab value="sign-up">{accountCopy.tabs.signUp}</Tab>
        </TabList>
        <TabPanel value="sign-in">
          <SignInForm onForgot={onForgot} />
        </TabPanel>
        <TabPanel value="sign-up">
          <SignUpForm onCheckMail={onCheckMail} />
        </TabPanel>
      </Tabs>
    </div>
  );
}

const CheckMail = ({ address, onBack }: { address: string; onBack: () => void }) => (
  <div className="grid gap-4" role="status">
    <h1 className="text-heading">{accountCopy.checkMail.title}</h1>
    <p className="break-words">{accountCopy.checkMail.description(address)}</p>
    <Button variant="quiet" size="small" className="justify-self-center" onClick={onBack}>
      {accountCopy.checkMail.wrong}
    </Button>
  </div>
);

/** A press, not the visit, confirms: mail scanners open links by themselves. */
function ConfirmEmail({ token }: { token: string }) {
  const store = useAuthStore();
  const { form, isBusy, problem } = useSubmit({
    send: async () => {
      const { session } = await accountApi.verifyEmail({ token });
      toast({ ...accountCopy.toasts.confirmed, tone: 'good' });
      await store.signedIn(session);
    },
  });
  return (
    <form {...form} className="grid gap-5">
      <h1 className="text-heading">{accountCopy.verify.title}</h1>
      <p>{accountCopy.verify.lead}</p>
      <ProblemSummary>{problem?.summary}</ProblemSummary>
      <Button type="submit" size="large" isWide isBusy={isBusy}>
        {accountCopy.verify.submit}
      </Button>
    </form>
  );
}
