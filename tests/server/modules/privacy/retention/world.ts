import { monthsBefore } from '#domain/record/retention.ts'
import { beijingDay } from '#server/base/shared/beijingTime.ts'
import { beginRetention } from '#server/modules/privacy/retention/beginRetention.ts'
import type { Tx } from '#server/store/store.ts'
import type { TestApp } from '../../../support/openApp.ts'
import { DEMO } from '../../../support/visitor.ts'

const DAY = 86_400_000

export const inDemo = <T>(server: TestApp, work: (tx: Tx) => Promise<T>): Promise<T> =>
  server.parts.store.tx(DEMO, work)

/** So many months ago, and a day more. */
export const monthsAgo = (server: TestApp, months: number): Date =>
  new Date(Date.parse(`${monthsBefore(beijingDay(server.now()), months)}T00:00:00+08:00`) - DAY)

/** As if nothing had been done with a record since then. */
export const rest = (
  server: TestApp,
  id: string,
  since: Date,
  table: 'memberApplication' | 'orApplication' = 'memberApplication',
) =>
  inDemo(server, ({ db }) =>
    db
      .updateTable(table as 'memberApplication')
      .set({ createdAt: since, updatedAt: since })
      .where('id', '=', id)
      .execute(),
  )

export const isFinished = (server: TestApp): Promise<boolean> =>
  inDemo(server, async (tx) => {
    const run = await tx.db
      .selectFrom('retentionRun')
      .where('orgId', '=', DEMO)
      .where('day', '=', beijingDay(tx.now))
      .selectAll()
      .executeTakeFirstOrThrow()
    return run.finishedAt !== null
  })

/** The next day's run, to its end; answers how many rounds of the outbox it took. */
export async function runRetention(server: TestApp): Promise<number> {
  server.advance(DAY)
  await beginRetention(server.parts)
  let rounds = 0
  for (; !(await isFinished(server)); rounds += 1) {
    if (rounds > 50) throw new Error('the run does not end')
    await server.work()
  }
  return rounds
}

export const recordOf = (server: TestApp, id: string) =>
  inDemo(server, ({ db }) =>
    db.selectFrom('memberApplication').where('id', '=', id).selectAll().executeTakeFirstOrThrow(),
  )
