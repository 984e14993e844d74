// Categories over HTTP. What a member writes of one is judged like anything they say: a name can be a cry for help.
import { type Assessor, judgeEdit, keepHeard } from '#features/safety/server/safety.service.ts';
import { callerOf, type RequestContext, serve } from '#platform/server/http/procedure.ts';
import {
  type Category,
  type CategoryDraft,
  categoriesContract,
  type SavedCategory,
} from '../categories.contract.ts';
import {
  createCategory,
  deleteCategory,
  findCategory,
  listCategories,
  updateCategory,
} from './categories.service.ts';

/** What categories must know of the rest of the product. */
export type CategoryDoors = {
  assessor: Assessor;
  findMember(memberId: string): Promise<{ country: string | null } | null>;
};

const api = serve(categoriesContract);

export function categoriesRoutes({ assessor, findMember }: CategoryDoors) {
  async function showsHelp(
    context: RequestContext,
    draft: CategoryDraft,
    before: CategoryDraft | null,
  ): Promise<boolean> {
    const { memberId } = callerOf(context);
    const findCountry = async () => (await findMember(memberId))?.country ?? null;
    const request = { assessor, memberId, surface: 'category' as const, findCountry };
    const words = wordsOf(draft);
    const judged = await judgeEdit(context.platform, request, words, before ? wordsOf(before) : '');
    return judged.showsHelp && judged.isNews;
  }

  /** Judged first: whatever becomes of the category, who wrote it is heard. `id`: of the one it changes. */
  async function keepJudged(
    context: RequestContext,
    draft: CategoryDraft,
    id: string | null,
    keep: () => Promise<Category>,
  ): Promise<SavedCategory> {
    const { platform, requestId } = context;
    const { memberId } = callerOf(context);
    // What cannot be read counts as nothing: then all of it is judged as new.
    const before = id === null ? null : await findCategory(platform, memberId, id).catch(() => null);
    const shows_help = await showsHelp(context, draft, before);
    return { ...(await keepHeard(platform, shows_help, keep, { requestId })), shows_help };
  }

  return {
    list: api.list.handler(({ context }) => listCategories(context.platform, callerOf(context).memberId)),
    create: api.create.handler(({ context, input }) =>
      keepJudged(context, input, null, () =>
        createCategory(context.platform, callerOf(context).memberId, input),
      ),
    ),
    update: api.update.handler(({ context, input }) =>
      keepJudged(context, input, input.id, () =>
        updateCategory(context.platform, callerOf(context).memberId, input),
      ),
    ),
    delete: api.delete.handler(async ({ context, input }) => {
      await deleteCategory(context.platform, callerOf(context).memberId, input.id);
      return { id: input.id };
    }),
  };
}

const wordsOf = ({ name, description, subcategories }: CategoryDraft): string =>
  [name, description, ...subcategories.map((topic) => topic.name)].filter((text) => text !== '').join('. ');
