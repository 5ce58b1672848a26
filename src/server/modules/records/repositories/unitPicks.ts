import type { FormValues } from '#contract/form.ts'
import type { Tx } from '#server/store/store.ts'

/** Format of unit ids; other texts are ignored. */
const ID = /^[\w-]{1,64}$/

/** Replaces the stored list of units a record's form values refer to; such units cannot be deleted. */
export async function notePickedUnits(tx: Tx, holder: string, values: FormValues): Promise<void> {
  await tx.db
    .deleteFrom('unitPick')
    .where('orgId', '=', tx.orgId)
    .where('holder', '=', holder)
    .execute()
  const ids = idsIn(values)
  if (ids.length === 0) return
  const named = tx.db
    .selectFrom('orgUnit')
    .where('orgId', '=', tx.orgId)
    .where('id', 'in', ids)
    .select((e) => ['orgId' as const, 'id' as const, e.val(holder).as('holder')])
  await tx.db
    .insertInto('unitPick')
    .columns(['orgId', 'unitId', 'holder'])
    .expression(named)
    .execute()
}

/** The texts of a record's form values that may be ids of units. */
export const idsIn = (values: FormValues): string[] =>
  [...new Set(textsIn(values))].filter((text) => ID.test(text))

/** All strings in a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}
