// Categories a member can choose from. Built-in ones are data; a member's own are sealed rows with a version, so that
// two open windows cannot overwrite each other silently.
import { randomUUID } from 'node:crypto';
import type { Tx } from '#platform/server/database/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { MemberVault } from '#platform/server/vault/vault.ts';
import { refuse } from '#platform/shared/refusals.ts';
import { type Category, type CategoryDraft, MAX_OWN_CATEGORIES } from '../categories.contract.ts';
import { builtInCategories } from '../categories.data.ts';
import {
  countOwnCategories,
  deleteCategory as deleteRow,
  findOwnCategory,
  insertCategory,
  listOwnCategories,
  type SealedCategory,
  updateCategory as updateRow,
} from './categories.queries.ts';

/** The ten built in, then the member's own, newest first. */
export async function listCategories(platform: Platform, memberId: string): Promise<Category[]> {
  return platform.database.asMember(memberId, async (tx) => {
    const rows = await listOwnCategories(tx, memberId);
    const vault = await platform.vault.forMember(tx, memberId);
    return [...builtInCategories.map(presentBuiltIn), ...rows.map((row) => present(vault, row))];
  });
}

/** A built-in category or one of the member's own; null for anything else. */
export async function findCategory(
  platform: Platform,
  memberId: string,
  id: string,
): Promise<Category | null> {
  const builtIn = builtInCategories.find((known) => known.id === id);
  if (builtIn) return presentBuiltIn(builtIn);
  if (!UUID.test(id)) return null;
  return platform.database.asMember(memberId, async (tx) => {
    const row = await findOwnCategory(tx, memberId, id);
    return row ? present(await platform.vault.forMember(tx, memberId), row) : null;
  });
}

/**
 * Repeating it with the same id gives back what is there. Refuses CONFLICT beyond the most one member may keep, NOT_FOUND when
 * the id is someone else's.
 */
export async function createCategory(
  platform: Platform,
  memberId: string,
  draft: CategoryDraft & { id?: string | undefined },
): Promise<Category> {
  const id = draft.id ?? randomUUID();
  return platform.database.asMember(memberId, async (tx) => {
    if (await findOwnCategory(tx, memberId, id)) return readOwn(platform, tx, memberId, id);
    if ((await countOwnCategories(tx, memberId)) >= MAX_OWN_CATEGORIES) {
      throw refuse('CONFLICT', `You can keep ${MAX_OWN_CATEGORIES} categories. Delete one to make room.`);
    }
    const vault = await platform.vault.forMember(tx, memberId);
    await insertCategory(tx, memberId, id, sealDraft(vault, id, draft));
    return readOwn(platform, tx, memberId, id);
  });
}

/** Refuses NOT_FOUND, and CHANGED_ELSEWHERE (with the present `version`) when it was made from an older one. */
export async function updateCategory(
  platform: Platform,
  memberId: string,
  change: CategoryDraft & { id: string; version: number },
): Promise<Category> {
  return platform.database.asMember(memberId, async (tx) => {
    const vault = await platform.vault.forMember(tx, memberId);
    const sealed = sealDraft(vault, change.id, change);
    const isSaved = await updateRow(tx, memberId, change.id, change.version, sealed);
    const stored = await readOwn(platform, tx, memberId, change.id);
    if (!isSaved) throw refuse('CHANGED_ELSEWHERE', undefined, { version: stored.version });
    return stored;
  });
}

/** Refuses NOT_FOUND. */
export async function deleteCategory(platform: Platform, memberId: string, id: string): Promise<void> {
  const isDeleted = await platform.database.asMember(memberId, (tx) => deleteRow(tx, memberId, id));
  if (!isDeleted) throw refuse('NOT_FOUND');
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const presentBuiltIn = ({
  id,
  name,
  description,
  subcategories,
}: (typeof builtInCategories)[number]): Category => ({
  id,
  name,
  description,
  subcategories: [...subcategories],
  isCustom: false,
  version: null,
});

type Row = NonNullable<Awaited<ReturnType<typeof findOwnCategory>>>;

function present(vault: MemberVault, row: Row): Category {
  return {
    id: row.id,
    name: vault.open('custom_therapy_categories.name', row.id, row.name),
    description: vault.open('custom_therapy_categories.description', row.id, row.description),
    subcategories: JSON.parse(
      vault.open('custom_therapy_categories.subcategories', row.id, row.subcategories),
    ) as Category['subcategories'],
    isCustom: true,
    version: row.version,
  };
}

function sealDraft(vault: MemberVault, id: string, draft: CategoryDraft): SealedCategory {
  return {
    name: vault.seal('custom_therapy_categories.name', id, draft.name),
    description: vault.seal('custom_therapy_categories.description', id, draft.description),
    subcategories: vault.seal(
      'custom_therapy_categories.subcategories',
      id,
      JSON.stringify(draft.subcategories),
    ),
  };
}

async function readOwn(platform: Platform, tx: Tx, memberId: string, id: string): Promise<Category> {
  const row = await findOwnCategory(tx, memberId, id);
  if (!row) throw refuse('NOT_FOUND');
  return present(await platform.vault.forMember(tx, memberId), row);
}
