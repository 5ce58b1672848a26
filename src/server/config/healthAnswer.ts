import type { FileFinding } from '#contract/finding.ts'
import { formatFinding } from '#lint/formatFinding.ts'
import type { CheckDocuments } from '../services/configuration/configurationChecker.ts'
import { inPages } from '../services/shared/inPages.ts'
import { pendingMigrations } from '../store/migrate.ts'
import { findCurrentConfig } from '../store/repositories/configVersions.ts'
import { countDead } from '../store/repositories/deadJobs.ts'
import { databaseTime, pageSocieties } from '../store/repositories/health.ts'
import type { Store } from '../store/store.ts'
import type { ConfigAnswer, SocietyHealth } from './questions.ts'

/** Examines the database, and every society's live configuration with this version's check. Changes nothing. */
export async function healthAnswer(store: Store, check: CheckDocuments): Promise<ConfigAnswer> {
  const { kind } = store
  const pending = await pendingMigrations(store.db)
  if (pending.length > 0) return { ok: true, lines: [], health: { kind, pending } }
  const { time, dead } = await store.txSystem(async (tx) => ({
    time: (await databaseTime(tx)).toISOString(),
    dead: await countDead(tx),
  }))
  const societies: SocietyHealth[] = []
  const all = inPages(
    (after, limit) => store.txSystem((tx) => pageSocieties(tx, after, limit)),
    ({ orgId }) => orgId,
  )
  for await (const { orgId, code, hosts } of all) {
    const live = await store.tx(orgId, findCurrentConfig)
    const findings = live ? await check(live.documents, {}) : []
    societies.push({ code, hosts, errors: findings.filter(isError).map(formatFinding) })
  }
  return { ok: true, lines: [], health: { kind, pending, time, dead, societies } }
}

const isError = ({ severity }: FileFinding): boolean => severity === 'error'
