import { type Insertable, type Selectable, sql } from 'kysely'
import type { FileValue } from '#contract/formInfo.ts'
import { publicId } from '#server/store/publicId.ts'
import { isSaidIn } from '#server/store/queries/searchTerms.ts'
import type { Tx } from '#server/store/store.ts'
import { json } from '#server/store/tables/json.ts'
import type { DuesReliefStepTable, DuesReliefTable } from '#server/store/tables/reliefs.ts'

/** A relief with its confirmation and its withdrawal. */
export interface DuesRelief extends Selectable<DuesReliefTable> {
  confirmedByName: string | null
  confirmedAt: Date | null
  /** The first year it is withdrawn for; null while it is not. */
  withdrawnFrom: number | null
  withdrawnByName: string | null
  withdrawnAt: Date | null
  withdrawReason: string | null
}

export type NewRelief = Omit<
  Insertable<DuesReliefTable>,
  'orgId' | 'id' | 'createdAt' | 'enclosure'
> & { enclosure: FileValue[] }

export async function insertRelief(tx: Tx, relief: NewRelief): Promise<string> {
  const id = publicId()
  await tx.db
    .insertInto('duesRelief')
    .values({
      ...relief,
      enclosure: json(relief.enclosure),
      orgId: tx.orgId,
      id,
      createdAt: tx.now,
    })
    .execute()
  return id
}

export type NewReliefStep = Omit<Insertable<DuesReliefStepTable>, 'orgId' | 'id' | 'createdAt'>

export async function insertReliefStep(tx: Tx, step: NewReliefStep): Promise<void> {
  const row = { ...step, orgId: tx.orgId, id: publicId(), createdAt: tx.now }
  await tx.db.insertInto('duesReliefStep').values(row).execute()
}

export async function findRelief(tx: Tx, id: string): Promise<DuesRelief | undefined> {
  return reliefs(tx).where('duesRelief.id', '=', id).executeTakeFirst()
}

/** The reliefs of a member, oldest first. */
export async function listReliefs(tx: Tx, memberId: string): Promise<DuesRelief[]> {
  return reliefs(tx)
    .where('duesRelief.memberId', '=', memberId)
    .orderBy('duesRelief.createdAt')
    .orderBy('duesRelief.id')
    .execute()
}

/** Reliefs whose resolution contains one, in whatever writing, and those that a person gave since a moment. */
export async function listReliefsLike(
  tx: Tx,
  { resolution, doneBy, since }: Pick<DuesRelief, 'resolution' | 'doneBy'> & { since: Date },
): Promise<DuesRelief[]> {
  return reliefs(tx)
    .where((e) =>
      e.or([
        isSaidIn(tx, 'duesRelief.resolution', resolution),
        e('duesRelief.doneBy', '=', doneBy).and('duesRelief.createdAt', '>=', since),
      ]),
    )
    .execute()
}

/** Ids of the reliefs given together with this one, by member, which is the order members are locked in. */
export async function listBatch(tx: Tx, batchId: string): Promise<string[]> {
  const rows = await tx.db
    .selectFrom('duesRelief')
    .where('orgId', '=', tx.orgId)
    .where('batchId', '=', batchId)
    .orderBy('memberId')
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Selects the first step of a kind of the relief in the outer query. */
const stepsOf = (tx: Tx, kind: DuesReliefStepTable['kind']) =>
  tx.db
    .selectFrom('duesReliefStep as step')
    .where('step.orgId', '=', sql.ref<string>('duesRelief.orgId'))
    .where('step.reliefId', '=', sql.ref<string>('duesRelief.id'))
    .where('step.kind', '=', kind)
    .limit(1)

/**
 * Selects reliefs with their confirmation and withdrawal; of several withdrawals the one from the earliest year counts.
 */
export function reliefs(tx: Tx) {
  // Looked up only for reliefs that need a second person's confirmation.
  const confirmed = stepsOf(tx, 'confirm')
    .where(sql<boolean>`dues_relief.needs_second`)
    .select(['step.doneByName', 'step.createdAt'])
  const withdrawn = stepsOf(tx, 'withdraw')
    .orderBy('step.fromYear')
    .orderBy('step.id')
    .select(['step.fromYear', 'step.doneByName', 'step.createdAt', 'step.reason'])
  return tx.db
    .selectFrom('duesRelief')
    .leftJoinLateral(confirmed.as('confirmed'), (on) => on.on(sql<boolean>`true`))
    .leftJoinLateral(withdrawn.as('withdrawn'), (on) => on.on(sql<boolean>`true`))
    .where('duesRelief.orgId', '=', tx.orgId)
    .selectAll('duesRelief')
    .select([
      'confirmed.doneByName as confirmedByName',
      'confirmed.createdAt as confirmedAt',
      'withdrawn.fromYear as withdrawnFrom',
      'withdrawn.doneByName as withdrawnByName',
      'withdrawn.createdAt as withdrawnAt',
      'withdrawn.reason as withdrawReason',
    ])
}
