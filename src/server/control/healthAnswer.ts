import type { FileFinding } from '#contract/finding.ts'
import { formatFinding } from '#lint/formatFinding.ts'
import { countDead, sumByKind } from '#server/base/repositories/deadJobs.ts'
import { databaseTime, pageSocieties } from '#server/base/repositories/health.ts'
import { inPages } from '#server/base/shared/inPages.ts'
import type { CheckDocuments } from '#server/modules/configuration/checks/configurationChecker.ts'
import { findCurrentConfig } from '#server/modules/configuration/repositories/configVersions.ts'
import { pendingMigrations } from '#server/store/migrate.ts'
import type { Store } from '#server/store/store.ts'
import type { ConfigAnswer, SocietyHealth } from './questions.ts'

/** Maximum number of errors listed per society; the command `config -- check` lists all. */
const TOLD = 3

/**
 * Examines the database, and every society's live configuration with this version's check. Changes nothing.
 * @param onChecked called after each society with the number checked so far
 */
export async function healthAnswer(
  store: Store,
  check: CheckDocuments,
  onChecked: (societies: number) => void = () => {},
): Promise<ConfigAnswer> {
  const { kind } = store
  const shards = store.shards()
  const pending = new Set((await Promise.all(shards.map(({ db }) => pendingMigrations(db)))).flat())
  if (pending.size > 0) return { ok: true, lines: [], health: { kind, pending: [...pending] } }
  const societies: SocietyHealth[] = []
  const found = { times: [] as Date[], dead: [] as { kind: string; count: number }[] }
  for (const shard of shards) {
    await shard.txSystem(async (tx) => {
      found.times.push(await databaseTime(tx))
      found.dead.push(...(await countDead(tx)))
    })
    for await (const society of societiesOf(shard, check)) onChecked(societies.push(society))
  }
  const dead = sumByKind(found.dead)
  const damage = await store.damage?.()
  const times = found.times.map((time) => time.toISOString())
  return {
    ok: true,
    lines: [],
    health: { kind, pending: [], times, dead, societies, ...(damage && { damage }) },
  }
}

async function* societiesOf(shard: Store, check: CheckDocuments): AsyncIterable<SocietyHealth> {
  const all = inPages(
    (after, limit) => shard.txSystem((tx) => pageSocieties(tx, after, limit)),
    ({ orgId }) => orgId,
  )
  for await (const { orgId, code, hosts } of all) {
    const live = await shard.tx(orgId, findCurrentConfig)
    const findings = live ? await check(live.documents, {}) : []
    const errors = findings.filter(isError)
    yield { code, hosts, count: errors.length, errors: errors.slice(0, TOLD).map(formatFinding) }
  }
}

const isError = ({ severity }: FileFinding): boolean => severity === 'error'
