import { enqueue } from '#server/base/repositories/outbox.ts'
import { noticeViews } from '#server/modules/configuration/repositories/notices.ts'
import { insertFile } from '#server/modules/files/repositories/files.ts'
import { appendAudit } from '#server/modules/records/repositories/audits.ts'
import { SEND_SMS } from '#server/store/jobKinds.ts'
import { publicId } from '#server/store/publicId.ts'
import { putHosts, putOrganisation } from '#server/store/shards/organisations.ts'
import type { Store } from '#server/store/store.ts'
import { countNoticeView } from '../../countNoticeView.ts'

/** A society without a configuration, in the database that the catalogue chooses. */
export async function foundSociety(store: Store, orgId: string): Promise<void> {
  const hosts = [`${orgId}.test`]
  await store.reserve({ orgId, code: orgId, hosts })
  await store.txSystemOf(orgId, async (tx) => {
    await putOrganisation(tx, { orgId, code: orgId, name: orgId })
    await putHosts(tx, orgId, hosts)
  })
}

/** A record, an event, a job and a counter in one transaction. */
const writeOnce = (store: Store, orgId: string, id: string) =>
  store.tx(orgId, async (tx) => {
    const file = { path: id, name: 'x'.repeat(200), size: 1, contentType: 'image/png' }
    await insertFile(tx, { ...file, purpose: 'proof', owner: '13800000001' })
    const entry = { objId: orgId, nodeId: 'n', status: '02', realName: id, opinion: '' }
    await appendAudit(tx, { ...entry, accountId: null })
    await enqueue(tx, { kind: SEND_SMS, payload: { mobile: '13800000001', code: id } })
    await countNoticeView(tx, 'proof')
  })

export interface Writing {
  /** Ids whose transaction was acknowledged, in the order of each writer. */
  acknowledged: string[][]
  failures: unknown[]
  longestMs: number
}

/** So many writers a store write one after the other until told to stop. */
export function keepWriting(stores: readonly Store[], orgId: string, each: number) {
  const writing: Writing = { acknowledged: [], failures: [], longestMs: 0 }
  let isEnding = false
  const write = async (store: Store) => {
    const mine: string[] = []
    writing.acknowledged.push(mine)
    while (!isEnding) {
      const id = publicId()
      const since = performance.now()
      try {
        await writeOnce(store, orgId, id)
        mine.push(id)
      } catch (error) {
        writing.failures.push(error)
      }
      writing.longestMs = Math.max(writing.longestMs, performance.now() - since)
    }
  }
  const running = stores.flatMap((store) => Array.from({ length: each }, () => write(store)))
  return {
    writing,
    async stop(): Promise<Writing> {
      isEnding = true
      await Promise.all(running)
      return writing
    },
  }
}

/** What the society has of it: ids by table, in the order of events, and the counter. */
export const readBack = (store: Store, orgId: string) =>
  store.tx(orgId, async (tx) => {
    const files = await tx.db
      .selectFrom('uploadedFile')
      .where('orgId', '=', orgId)
      .select(['path', 'owner'])
      .execute()
    const events = await tx.db
      .selectFrom('auditEntry')
      .where('orgId', '=', orgId)
      .orderBy('seq')
      .select('realName')
      .execute()
    const jobs = await tx.db.selectFrom('outbox').where('orgId', '=', orgId).select('id').execute()
    return {
      files: files.map(({ path }) => path),
      owners: [...new Set(files.map(({ owner }) => owner))],
      events: events.map(({ realName }) => realName),
      jobs: jobs.length,
      count: (await noticeViews(tx)).get('proof') ?? 0,
    }
  })
