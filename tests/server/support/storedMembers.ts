import { json } from '#server/store/tables/json.ts'
import type { TestApp } from './openApp.ts'
import { DEMO } from './visitor.ts'

/** Rows of one statement. */
const BATCH = 500

export interface StoredMembers {
  memberType: string
  count: number
  /** Answers over those of the demonstration's own member of the type. */
  answers: (index: number) => Record<string, unknown>
  status?: '05' | '99'
}

/** Stores applications of a type as if they had been submitted: as many as a large society has, in seconds. */
export async function storeMembers(
  { parts: { store } }: Pick<TestApp, 'parts'>,
  { memberType, count, answers, status = '99' }: StoredMembers,
): Promise<void> {
  const like = await store.tx(DEMO, (tx) =>
    tx.db
      .selectFrom('memberApplication')
      .selectAll()
      .where('memberType', '=', memberType)
      .where('clearedAt', 'is', null)
      .executeTakeFirstOrThrow(),
  )
  const own = { status, mobile: null, cardNo: null, accountId: null, memberNum: null }
  const row = (index: number) => ({
    ...{ ...like, ...own, id: `stored-${memberType}-${status}-${index}` },
    formInfo: json({ ...like.formInfo, ...answers(index) }),
    enclosure: json(like.enclosure),
  })
  for (let from = 0; from < count; from += BATCH) {
    const length = Math.min(BATCH, count - from)
    const rows = Array.from({ length }, (_, at) => row(from + at))
    await store.tx(DEMO, (tx) => tx.db.insertInto('memberApplication').values(rows).execute())
  }
}
