import type { Selectable } from 'kysely'
import type { FeeSpan } from '#domain/money/fees/feeSpan.ts'
import { publicId } from '#server/store/publicId.ts'
import type { Tx } from '#server/store/store.ts'
import type { DuesNoticeTable } from '#server/store/tables/dues.ts'
import { json } from '#server/store/tables/json.ts'

export type DuesNotice = Selectable<DuesNoticeTable>

export interface NewNotice {
  memberId: string
  year: number
  fen: number
  spans: readonly FeeSpan[]
}

export async function insertNotice(tx: Tx, notice: NewNotice): Promise<DuesNotice> {
  return tx.db
    .insertInto('duesNotice')
    .values({
      ...notice,
      spans: json(notice.spans),
      orgId: tx.orgId,
      id: publicId(),
      createdAt: tx.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function findNotice(tx: Tx, id: string): Promise<DuesNotice | undefined> {
  return notices(tx).where('id', '=', id).executeTakeFirst()
}

/** The last notice given to the member for paying through this year. */
export async function findLastNotice(
  tx: Tx,
  memberId: string,
  year: number,
): Promise<DuesNotice | undefined> {
  return notices(tx)
    .where('memberId', '=', memberId)
    .where('year', '=', year)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .executeTakeFirst()
}

function notices(tx: Tx) {
  return tx.db.selectFrom('duesNotice').where('orgId', '=', tx.orgId).selectAll()
}
