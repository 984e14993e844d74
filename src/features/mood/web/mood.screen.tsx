// /mood: how it is now, how the last month was, and what the days add up to. The view below and an opened check-in are in the
// address, so that going back goes back.
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAuth } from '#features/account/web/auth-session.tsx';
import { addDays, today as dateOfToday, momentOf } from '#platform/web/calendar-dates.ts';
import { later, usePreloaded } from '#platform/web/later.tsx';
import { useMediaQuery } from '#platform/web/media-query.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#platform/web/ui/tabs.tsx';
import { TopBar, TopBarTitle } from '#platform/web/ui/top-bar.tsx';
import type { MoodAssessment } from '../mood.contract.ts';
import { ChartFrame } from './chart-frame.tsx';
import { ClashNotice } from './clash-notice.tsx';
import type { OpenDay } from './day-dialog.tsx';
import { dayMeans } from './day-means.ts';
import { MonthCalendar } from './month-calendar.tsx';
import { moodCopy } from './mood.copy.ts';
import { MoodHelp } from './mood-help.tsx';
import { trendReading } from './readings.ts';
import { TodayCard } from './today-card.tsx';
import { TrendChart, TrendTable } from './trend-chart.tsx';
import { useActivities, useMoodLive, useRecentMoods } from './use-moods.ts';
import { YearView } from './year-view.tsx';

const copy = moodCopy;
const views = ['year', 'calendar', 'patterns', 'questionnaires'] as const;
type View = (typeof views)[number];
const TREND_DAYS = 30;

const DayDialogLater = later(async () => (await import('./day-dialog.tsx')).DayDialog);
const ActivitiesEditorLater = later(async () => (await import('./activities-editor.tsx')).ActivitiesEditor);
const PatternsViewLater = later(async () => (await import('./patterns-view.tsx')).PatternsView);
const MoodMenuLater = later(async () => (await import('./mood-menu.tsx')).MoodMenu);
const QuestionnaireFlowLater = later(
  async () => (await import('./questionnaire-flow.tsx')).QuestionnaireFlow,
);
const QuestionnairesViewLater = later(
  async () => (await import('./questionnaires-view.tsx')).QuestionnairesView,
);

/** The bar then has room for its heading and crisis help, and nothing more. */
const TOO_NARROW_FOR_THE_BAR = '(max-width: 22.99rem)';

export function MoodScreen() {
  const { user } = useAuth();
  return user ? <MemberMood key={user.id} memberId={user.id} /> : null;
}

export function MemberMood({ memberId }: { memberId: string }) {
  const [params, setParams] = useSearchParams();
  const view = views.find((known) => known === params.get('view')) ?? 'year';
  const today = dateOfToday();
  const recent = useRecentMoods(memberId, today);
  const { list } = useActivities(memberId);
  const [opened, setOpened] = useState<OpenDay | null>(null);
  const [taking, setTaking] = useState<MoodAssessment['instrument'] | null>(null);
  const [isEditingActivities, setIsEditingActivities] = useState(false);
  const isNarrow = useMediaQuery(TOO_NARROW_FOR_THE_BAR);
  useMoodLive(memberId);
  usePreloaded(DayDialogLater, PatternsViewLater, QuestionnairesViewLater, QuestionnaireFlowLater);

  const asked = params.get('edit');
  const askedLog = asked ? recent.logs?.find(({ id }) => id === asked) : undefined;
  const shownDay: OpenDay | null =
    opened ?? (askedLog ? { date: askedLog.local_date, editing: askedLog.id } : null);
  const change = (name: string, value: string | null) =>
    setParams(
      (known) => {
        const next = new URLSearchParams(known);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  const menu = <MoodMenuLater memberId={memberId} onActivities={() => setIsEditingActivities(true)} />;
  const openDay = (date: string) => setOpened({ date, editing: null });

  if (taking) {
    return (
      <div className="px-4 pt-1 pb-32 sm:px-6 lg:px-8">
        <TopBarTitle>{copy.title}</TopBarTitle>
        <QuestionnaireFlowLater memberId={memberId} instrument={taking} onClose={() => setTaking(null)} />
      </div>
    );
  }
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-1 content-start gap-5 px-4 pt-1 pb-32 sm:px-6 lg:px-8 print:max-w-none print:p-0">
      <TopBarTitle>{copy.title}</TopBarTitle>
      {!isNarrow && (
        <TopBar>
          <div className="ml-auto size-11">{menu}</div>
        </TopBar>
      )}
      <div className="grid grid-cols-1 gap-5" data-screen-only="">
        {recent.refused.map((refused) => (
          <ClashNotice key={refused.write.write_id} memberId={memberId} refused={refused} />
        ))}
        <MoodHelp memberId={memberId} logs={recent.logs ?? []} />
        <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
          <TodayCard
            memberId={memberId}
            logs={recent.logs}
            isFailed={recent.isFailed}
            activities={list?.items ?? null}
            onEdit={(log) => setOpened({ date: log.local_date, editing: log.id })}
          />
          <TrendCard recent={recent} today={today} />
        </div>
      </div>
      <Tabs
        value={view}
        onValueChange={(next) => change('view', next === 'year' ? null : next)}
        look="line"
        className="min-w-0"
      >
        <div data-screen-only="">
          {isNarrow && <div className="ml-auto size-11">{menu}</div>}
          <TabList label={copy.views.label}>
            {views.map((value: View) => (
              <Tab key={value} value={value}>
                {copy.views[value]}
              </Tab>
            ))}
          </TabList>
        </div>
        <TabPanel value="year" className="mt-5 print:mt-0">
          <YearView memberId={memberId} today={today} onOpen={openDay} />
        </TabPanel>
        <TabPanel value="calendar" className="mt-5">
          <MonthCalendar memberId={memberId} today={today} onOpen={openDay} />
        </TabPanel>
        <TabPanel value="patterns" className="mt-5">
          <PatternsViewLater memberId={memberId} today={today} />
        </TabPanel>
        <TabPanel value="questionnaires" className="mt-5">
          <QuestionnairesViewLater memberId={memberId} onTake={setTaking} />
        </TabPanel>
      </Tabs>
      {shownDay && (
        <DayDialogLater
          key={`${shownDay.date}/${shownDay.editing}`}
          memberId={memberId}
          day={shownDay}
          onClose={() => {
            setOpened(null);
            if (asked) change('edit', null);
          }}
        />
      )}
      {isEditingActivities && (
        <ActivitiesEditorLater memberId={memberId} onClose={() => setIsEditingActivities(false)} />
      )}
    </div>
  );
}

function TrendCard({ recent, today }: { recent: ReturnType<typeof useRecentMoods>; today: string }) {
  const { logs, isFailed, asOf } = recent;
  const from = addDays(today, 1 - TREND_DAYS);
  const days = dayMeans(logs ?? []);
  const shown = days.filter(({ date }) => date >= from);
  const reading = logs === null ? copy.states.counting : trendReading(days, from, today);
  return (
    <ChartFrame
      className="self-start"
      title={copy.trend.title}
      reading={
        <>
          {isFailed ? `${copy.states.failedTitle}. ${copy.states.failedBody}` : reading}{' '}
          {asOf && copy.states.asOf(momentOf(asOf))}
        </>
      }
      {...(shown.length > 0 && { table: () => <TrendTable days={shown} /> })}
    >
      {logs === null ? (
        <Skeleton className="h-52" />
      ) : shown.length > 0 ? (
        <TrendChart days={shown} from={from} to={today} />
      ) : isFailed ? (
        <div className="grid h-52 place-items-center rounded-inset bg-sunken px-4">
          <Button variant="secondary" size="small" isBusy={recent.isRetrying} onClick={recent.retry}>
            {copy.states.retry}
          </Button>
        </div>
      ) : (
        <p className="grid h-52 place-items-center rounded-inset bg-sunken px-4 text-center text-small text-ink-soft">
          {copy.trend.empty}
        </p>
      )}
    </ChartFrame>
  );
}
