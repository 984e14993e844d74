// The journal over HTTP. Files (photos, sound, imports, exports) are in journal-files.routes.ts.
import { callerOf, serve } from '#platform/server/http/procedure.ts';
import { journalContract } from '../journal.contract.ts';
import { type Journal, journalAggregates } from './journal.service.ts';
import { deletePhoto } from './photos.service.ts';

const api = serve(journalContract);

export const journalRoutes = (journal: Journal) => ({
  listEntries: api.listEntries.handler(({ context, input }) =>
    journal.list(callerOf(context).memberId, input),
  ),
  getEntry: api.getEntry.handler(({ context, input }) => journal.get(callerOf(context).memberId, input.id)),
  saveEntry: api.saveEntry.handler(({ context, input }) => journal.save(callerOf(context).memberId, input)),
  deleteEntry: api.deleteEntry.handler(({ context, input }) =>
    journal.remove(callerOf(context).memberId, input.id),
  ),
  keepBoth: api.keepBoth.handler(({ context, input }) =>
    journal.keepBoth(callerOf(context).memberId, input.id),
  ),
  calendar: api.calendar.handler(({ context, input }) =>
    journal.calendar(callerOf(context).memberId, input.month),
  ),
  onThisDay: api.onThisDay.handler(({ context, input }) =>
    journal.onThisDay(callerOf(context).memberId, input.date),
  ),
  listTags: api.listTags.handler(({ context }) => journal.listTags(callerOf(context).memberId)),
  acknowledgeHelp: api.acknowledgeHelp.handler(({ context, input }) =>
    journal.acknowledgeHelp(callerOf(context).memberId, input.id),
  ),
  reflect: api.reflect.handler(({ context, input }) => journal.reflect(callerOf(context).memberId, input.id)),
  describePhoto: api.describePhoto.handler(({ context, input }) =>
    journal.describePhoto(callerOf(context).memberId, input.id, input.alt),
  ),
  deletePhoto: api.deletePhoto.handler(({ context, input }) =>
    deletePhoto(context.platform, callerOf(context).memberId, input.id),
  ),
  journalAggregates: api.journalAggregates.handler(({ context, input }) =>
    journalAggregates(context.platform, input.from, input.to),
  ),
});
