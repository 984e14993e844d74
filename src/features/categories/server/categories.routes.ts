// Categories over HTTP. What a member writes of one is judged like anything they say: a name can be a cry for help.
import { type Assessor, judgeWords } from '#features/safety/server/safety.service.ts';
import { callerOf, type RequestContext, serve } from '#platform/server/http/procedure.ts';
import { describeError } from '#platform/server/log.ts';
import { isRefusal, refuse } from '#platform/shared/refusals.ts';
import {
  type Category,
  type CategoryDraft,
  categoriesContract,
  type SavedCategory,
} from '../categories.contract.ts';
import { createCategory, deleteCategory, listCategories, updateCategory } from './categories.service.ts';

/** What categories must know of the rest of the product. */
export type CategoryDoors = {
  assessor: Assessor;
  findMember(memberId: string): Promise<{ country: string | null } | null>;
};

const api = serve(categoriesContract);

export function categoriesRoutes({ assessor, findMember }: CategoryDoors) {
  async function showsHelp(context: RequestContext, draft: CategoryDraft): Promise<boolean> {
    const { memberId } = callerOf(context);
    const texts = [draft.name, draft.description, ...draft.subcategories.map(({ name }) => name)];
    const content = texts.filter((text) => text !== '').join('. ');
    const judged = await judgeWords(context.platform, {
      assessor,
      memberId,
      surface: 'category',
      conversation: [{ role: 'user', content }],
      findCountry: async () => (await findMember(memberId))?.country ?? null,
    });
    return judged.showsHelp;
  }

  /** Judged first: whatever becomes of the category, who wrote it is heard. */
  async function keepJudged(
    context: RequestContext,
    draft: CategoryDraft,
    keep: () => Promise<Category>,
  ): Promise<SavedCategory> {
    const shows_help = await showsHelp(context, draft);
    try {
      return { ...(await keep()), shows_help };
    } catch (error) {
      throw shows_help ? withHelp(error, context) : error;
    }
  }

  return {
    list: api.list.handler(({ context }) => listCategories(context.platform, callerOf(context).memberId)),
    create: api.create.handler(({ context, input }) =>
      keepJudged(context, input, () => createCategory(context.platform, callerOf(context).memberId, input)),
    ),
    update: api.update.handler(({ context, input }) =>
      keepJudged(context, input, () => updateCategory(context.platform, callerOf(context).memberId, input)),
    ),
    delete: api.delete.handler(async ({ context, input }) => {
      await deleteCategory(context.platform, callerOf(context).memberId, input.id);
      return { id: input.id };
    }),
  };
}

/** The refusal, with help in it. What is none is written down as the fault it is, and help gets through all the same. */
function withHelp(error: unknown, { platform, requestId }: RequestContext) {
  if (isRefusal(error)) return refuse(error.code, error.message, { ...Object(error.data), shows_help: true });
  platform.log.error({ requestId, ...describeError(error) }, 'a category could not be saved');
  return refuse('UNAVAILABLE', undefined, { shows_help: true });
}
