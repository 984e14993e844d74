// Mood over HTTP; the export is a file and answered as such.
import { callerOf, serve } from '#platform/server/http/procedure.ts';
import type { RawEndpoint } from '#platform/server/http/raw-endpoint.ts';
import { localDate } from '#platform/shared/local-day.ts';
import { moodContract } from '../mood.contract.ts';
import { listActivities, saveActivities } from './activities.service.ts';
import { listAssessments, takeAssessment } from './assessments.service.ts';
import { exportLogs } from './export.service.ts';
import { acknowledgeHelp, deleteLog, listLogs, type MoodDoors, saveLog } from './logs.service.ts';
import { readAggregates, readOverview } from './overview.service.ts';

const api = serve(moodContract);

export const moodRoutes = (doors: MoodDoors) => ({
  saveLog: api.saveLog.handler(({ context, input }) =>
    saveLog(context.platform, doors, callerOf(context).memberId, input),
  ),
  listLogs: api.listLogs.handler(({ context, input }) =>
    listLogs(context.platform, callerOf(context).memberId, input),
  ),
  deleteLog: api.deleteLog.handler(({ context, input }) =>
    deleteLog(context.platform, callerOf(context).memberId, input.id),
  ),
  acknowledgeHelp: api.acknowledgeHelp.handler(({ context, input }) =>
    acknowledgeHelp(context.platform, callerOf(context).memberId, input.id),
  ),
  overview: api.overview.handler(({ context, input }) =>
    readOverview(context.platform, callerOf(context).memberId, input),
  ),
  listActivities: api.listActivities.handler(({ context }) =>
    listActivities(context.platform, callerOf(context).memberId),
  ),
  saveActivities: api.saveActivities.handler(({ context, input }) =>
    saveActivities(context.platform, doors, callerOf(context).memberId, input),
  ),
  takeAssessment: api.takeAssessment.handler(({ context, input }) =>
    takeAssessment(context.platform, callerOf(context).memberId, input),
  ),
  listAssessments: api.listAssessments.handler(({ context }) =>
    listAssessments(context.platform, callerOf(context).memberId),
  ),
  moodAggregates: api.moodAggregates.handler(({ context, input }) => readAggregates(context.platform, input)),
});

export const moodExport = ({ findMember }: Pick<MoodDoors, 'findMember'>): RawEndpoint => ({
  method: 'GET',
  path: '/mood/export',
  access: 'member',
  summary: 'Every check-in of yours as CSV',
  tag: 'mood',
  handle: async (_request, context) => {
    const { platform } = context;
    const { memberId } = callerOf(context);
    const lines = await exportLogs(platform, memberId);
    const day = localDate(new Date(), (await findMember(memberId))?.timeZone ?? null);
    return new Response(lines, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="mood-${day}.csv"`,
      },
    });
  },
});
