// /dashboard and /realtime: choose what to talk about, talk, and see what it was about. While a session connects or
// runs, the settings fold away and cannot be changed.
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAuth } from '#features/account/web/auth-session.tsx';
import { useSessionStatus } from '#features/billing/web/session-status.ts';
import { resolveSelection } from '#features/categories/web/category-selection.ts';
import { useCategories } from '#features/categories/web/use-categories.ts';
import { CrisisCard } from '#features/safety/web/crisis-card.tsx';
import { likelyCountryHere } from '#features/safety/web/likely-country.ts';
import { later, usePreloaded } from '#platform/web/later.tsx';
import { useMediaQuery } from '#platform/web/media-query.ts';
import { useIsOnline } from '#platform/web/online-status.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { TopBar } from '#platform/web/ui/top-bar.tsx';
import { voiceCatalogue } from '../voice-catalogue.data.ts';
import { microphoneCopy } from './call/call.copy.ts';
import { microphoneProblemOf } from './call/microphone.ts';
import { CallTimer } from './call-timer.tsx';
import { useCarriedOn } from './carried-on.ts';
import { ClosingCard } from './closing-card.tsx';
import { LeftOpenCard } from './left-open-card.tsx';
import { useReturnReminder } from './return-reminder.tsx';
import { SessionBanner } from './session-banner.tsx';
import { leadsToUpgrade, type Notice } from './session-notices.ts';
import { Stage } from './stage.tsx';
import { StartCard } from './start-card.tsx';
import { leftOpenSession, obstacleTo } from './start-conditions.ts';
import { takesItsTime } from './therapy-choice.ts';
import { TherapySettings } from './therapy-settings.tsx';
import { useDeviceCheck } from './use-device-check.ts';
import { useStartFocus } from './use-start-focus.ts';
import { useTherapyChoice } from './use-therapy-choice.ts';
import {
  onSessionNotice,
  sessionRunner,
  useCallSummary,
  useVoiceSession,
  useVoiceStatus,
} from './use-voice-session.ts';
import { voiceCopy } from './voice.copy.ts';
import { voicePreview } from './voice-preview.ts';
import { isLocked } from './voice-session.ts';

const DeviceCheckLater = later(async () => (await import('./device-check.tsx')).DeviceCheck);

/** How long a toast that names a limit stands before the upgrade screen follows. */
const REDIRECT_DELAY_MS = 1_500;

export function VoiceScreen() {
  const { user } = useAuth();
  // A guard stands before this screen; it shows nothing to a visitor.
  return user ? <MemberVoiceScreen key={user.id} memberId={user.id} /> : null;
}

function MemberVoiceScreen({ memberId }: { memberId: string }) {
  const navigate = useNavigate();
  const hasRoomInBar = useMediaQuery('(min-width: 64rem)');
  const [isLeaving, setIsLeaving] = useState(false);
  usePreloaded(DeviceCheckLater);
  const session = useVoiceSession();
  const startButton = useStartFocus(session.phase);
  const [isCheckingDevices, setIsCheckingDevices] = useDeviceCheck(session);
  const access = useSessionStatus({ memberId, mayLeave: session.phase === 'idle' && !isLeaving });
  useReturnReminder(sessionRunner);
  const heed = useEffectEvent((notice: Notice) => {
    void access.refresh();
    if (leadsToUpgrade(notice)) setIsLeaving(true);
    if (notice.kind === 'microphone') setIsCheckingDevices(true);
  });
  useEffect(() => onSessionNotice((notice) => heed(notice)), []);
  // The closing card is read here or not at all.
  useEffect(() => sessionRunner.dismiss, []);
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => void navigate('/upgrade'), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isLeaving, navigate]);
  const { choice, change } = useTherapyChoice(memberId, session.phase);
  const categories = useCategories(memberId);
  const voices = useVoiceStatus();
  const obstacle = obstacleTo(useIsOnline(), voices.status);
  const summary = useCallSummary(session.end?.isSettled ? session.end.sessionId : null);

  const carriedOn = useCarriedOn(memberId);
  const earlier = carriedOn.conversation ?? null;
  // What an earlier conversation is about goes on being what it is about.
  const chosen = resolveSelection(
    categories.categories,
    earlier ? { categoryId: earlier.coach_type, topicId: earlier.topic ?? '' } : choice,
  );
  const isGenZ = earlier ? earlier.therapy_style === 'GenZ' : choice.isGenZ;
  const voice = voiceCatalogue.find(({ id }) => id === choice.voice);
  const tone = isGenZ ? voiceCopy.start.genZ : voiceCopy.start.standard;
  const selection = [chosen?.category.name, chosen?.topic.name, voice?.name, tone]
    .filter(Boolean)
    .join(' · ');
  const leftOpen = leftOpenSession(access.status, session);

  function start(openSessionId?: string) {
    voicePreview.stop();
    if (!chosen) return;
    void sessionRunner.start(
      {
        categoryId: chosen.category.id,
        topicId: chosen.topic.id,
        voice: choice.voice,
        isGenZ,
        takesItsTime: takesItsTime(choice),
        microphoneId: choice.microphoneId,
        conversationId: openSessionId ? null : (earlier?.id ?? null),
      },
      openSessionId,
    );
  }

  function chooseMicrophone(microphoneId: string | null) {
    change({ microphoneId });
    sessionRunner.chooseMicrophone(microphoneId).catch((error: unknown) => {
      toast({ ...microphoneCopy[microphoneProblemOf(error) ?? 'busy'], tone: 'problem' });
    });
  }

  const banner = (
    <SessionBanner
      status={access.status}
      isChecking={access.isChecking}
      onRefresh={() => void access.refresh()}
    />
  );

  return (
    <>
      <TopBar>
        <h1 className="sr-only">{voiceCopy.pageTitle}</h1>
        {isLocked(session) ? session.clock && <CallTimer clock={session.clock} /> : hasRoomInBar && banner}
      </TopBar>
      {isLocked(session) ? (
        <Stage
          session={session}
          runner={sessionRunner}
          selection={selection}
          hasCaptions={choice.hasCaptions}
          country={likelyCountryHere()}
          onCaptions={(hasCaptions) => change({ hasCaptions })}
          onDevices={() => setIsCheckingDevices(true)}
        />
      ) : (
        <div className="grid gap-5 px-4 pt-1 pb-32 sm:px-6 lg:px-8">
          {!hasRoomInBar && <div className="flex">{banner}</div>}
          {session.hasCrisisCard && <CrisisCard country={likelyCountryHere()} />}
          {session.end && (
            <ClosingCard
              end={session.end}
              summary={session.end.isSettled ? summary : null}
              onClose={sessionRunner.dismiss}
            />
          )}
          {leftOpen && (
            <LeftOpenCard
              canContinue={obstacle === null}
              onContinue={() => start(leftOpen)}
              onEnd={() => sessionRunner.endLeftOpen(leftOpen)}
            />
          )}
          <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-6 xl:grid-cols-[minmax(0,1fr)_26.25rem]">
            <div className="lg:sticky lg:top-4 lg:col-start-2 lg:row-start-1">
              <StartCard
                selection={selection}
                obstacle={obstacle}
                isChecking={voices.isChecking || carriedOn.conversation === undefined}
                carriedOn={earlier}
                isCarriedOnMissing={carriedOn.isMissing}
                onLetGo={carriedOn.letGo}
                startRef={startButton}
                onStart={() => start()}
                onCheckDevices={() => setIsCheckingDevices(true)}
              />
            </div>
            <div className="min-w-0 lg:col-start-1 lg:row-start-1">
              <TherapySettings
                categories={categories.categories}
                choice={{
                  ...choice,
                  isGenZ,
                  categoryId: chosen?.category.id ?? '',
                  topicId: chosen?.topic.id ?? '',
                }}
                isLocked={isLocked(session) || earlier !== null}
                onChange={change}
                onSaveCategory={categories.save}
                onDeleteCategory={categories.remove}
              />
            </div>
          </div>
        </div>
      )}
      {isCheckingDevices && (
        <DeviceCheckLater
          microphoneId={choice.microphoneId}
          onChoose={chooseMicrophone}
          voice={isLocked(session) ? null : choice.voice}
          onClose={() => setIsCheckingDevices(false)}
        />
      )}
    </>
  );
}
