import type { Selectable } from 'kysely'
import type { Tx } from '#server/store/store.ts'
import type { ConfigChangeStepTable } from '#server/store/tables/configChanges.ts'
import { json } from '#server/store/tables/json.ts'

export type ChangeStep = Selectable<ConfigChangeStepTable>

/** Appends a step; the caller holds the change set's lock. */
export async function insertStep(
  tx: Tx,
  step: Omit<ChangeStep, 'orgId' | 'seq' | 'undone' | 'createdAt'>,
): Promise<void> {
  const last = await tx.db
    .selectFrom('configChangeStep')
    .where('orgId', '=', tx.orgId)
    .where('changeId', '=', step.changeId)
    .select((e) => e.fn.max('seq').as('seq'))
    .executeTakeFirst()
  await tx.db
    .insertInto('configChangeStep')
    .values({
      ...step,
      edits: step.edits && json(step.edits),
      orgId: tx.orgId,
      seq: (last?.seq ?? 0) + 1,
      undone: false,
      createdAt: tx.now,
    })
    .execute()
}

/** Undefined for a step that has not been done. */
export async function findStep(
  tx: Tx,
  changeId: string,
  stepId: string,
): Promise<ChangeStep | undefined> {
  return stepsOf(tx, changeId).where('stepId', '=', stepId).executeTakeFirst()
}

/** The account's last step that is not undone. */
export async function findUndo(
  tx: Tx,
  changeId: string,
  accountId: string,
): Promise<ChangeStep | undefined> {
  return stepsOf(tx, changeId)
    .where('accountId', '=', accountId)
    .where('undone', '=', false)
    .orderBy('seq', 'desc')
    .executeTakeFirst()
}

/** The account's last undone step; undefined when the account has made another step since. */
export async function findRedo(
  tx: Tx,
  changeId: string,
  accountId: string,
): Promise<ChangeStep | undefined> {
  const done = await findUndo(tx, changeId, accountId)
  return stepsOf(tx, changeId)
    .where('accountId', '=', accountId)
    .where('undone', '=', true)
    .where('seq', '>', done?.seq ?? 0)
    .orderBy('seq')
    .executeTakeFirst()
}

export async function markStep(
  tx: Tx,
  { changeId, seq }: Pick<ChangeStep, 'changeId' | 'seq'>,
  undone: boolean,
): Promise<void> {
  await tx.db
    .updateTable('configChangeStep')
    .set({ undone })
    .where('orgId', '=', tx.orgId)
    .where('changeId', '=', changeId)
    .where('seq', '=', seq)
    .execute()
}

const stepsOf = (tx: Tx, changeId: string) =>
  tx.db
    .selectFrom('configChangeStep')
    .where('orgId', '=', tx.orgId)
    .where('changeId', '=', changeId)
    .selectAll()
    .limit(1)

/** Returns path → accounts that changed the document; accounts whose steps were all undone are omitted. */
export async function listWriters(tx: Tx, changeId: string): Promise<Map<string, string[]>> {
  const rows = await tx.db
    .selectFrom('configChangeStep')
    .where('orgId', '=', tx.orgId)
    .where('changeId', '=', changeId)
    .where('undone', '=', false)
    .select(['path', 'accountId'])
    .distinct()
    .orderBy('accountId')
    .execute()
  const paths = [...new Set(rows.map(({ path }) => path))]
  const of = (path: string) => rows.filter((row) => row.path === path)
  return new Map(paths.map((path) => [path, of(path).map(({ accountId }) => accountId)]))
}
