import { type ActivityEntry, listActivity } from '#server/base/repositories/activityLog.ts'
import type { TestApp } from '../../support/openApp.ts'
import { DEMO } from '../../support/visitor.ts'

/** A society's log, newest first. */
export const logOf = (server: TestApp, orgId = DEMO): Promise<ActivityEntry[]> =>
  server.parts.store.tx(orgId, async (tx) => {
    const { records } = await listActivity(tx, {}).page({ current: 1, size: 500 })
    return records
  })

/** What was entered while something was done, oldest first. */
export async function entered(server: TestApp, deed: () => Promise<unknown>, orgId = DEMO) {
  const before = new Set((await logOf(server, orgId)).map(({ id }) => id))
  await deed()
  return (await logOf(server, orgId)).filter(({ id }) => !before.has(id)).toReversed()
}
