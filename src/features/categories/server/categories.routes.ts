// Categories over HTTP. What a member writes of one is judged like anything they say: a name can be a cry for help.
import { type Assessor, judgeWords } from '#features/safety/server/safety.service.ts';
import { callerOf, type RequestContext, serve } from '#platform/server/http/procedure.ts';
import { type CategoryDraft, categoriesContract } from '../categories.contract.ts';
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

  return {
    list: api.list.handler(({ context }) => listCategories(context.platform, callerOf(context).memberId)),
    create: api.create.handler(async ({ context, input }) => {
      const created = await createCategory(context.platform, callerOf(context).memberId, input);
      return { ...created, shows_help: await showsHelp(context, input) };
    }),
    update: api.update.handler(async ({ context, input }) => {
      const updated = await updateCategory(context.platform, callerOf(context).memberId, input);
      return { ...updated, shows_help: await showsHelp(context, input) };
    }),
    delete: api.delete.handler(async ({ context, input }) => {
      await deleteCategory(context.platform, callerOf(context).memberId, input.id);
      return { id: input.id };
    }),
  };
}
