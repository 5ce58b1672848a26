import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  clusterUrl,
  findBinaries,
  startCluster,
  startServer,
  unprivileged,
} from '../../postgresCluster.ts'

/** What a database needs that societies are moved from and to. */
const MOVABLE = [
  'wal_level=logical',
  'max_wal_senders=40',
  'max_replication_slots=100',
  'max_logical_replication_workers=12',
  'max_sync_workers_per_subscription=6',
  'max_worker_processes=20',
]

export interface Cluster {
  dir: string
  /** Of its superuser. */
  url: string
  start(): void
  stop(): void
}

/** A PostgreSQL server of one's own; undefined where there are no programs for one. */
export async function ownCluster(): Promise<Cluster | undefined> {
  const bin = findBinaries()
  if (bin === undefined) return undefined
  const dir = mkdtempSync(join(tmpdir(), 'society-portal-pg-'))
  chmodSync(dir, 0o755)
  await startCluster(bin, dir, MOVABLE)
  const start = () => startServer(bin, dir, MOVABLE)
  return { dir, url: clusterUrl(dir), start, stop: () => stopServer(bin, dir) }
}

function stopServer(bin: string, dir: string): void {
  const { uid, gid } = unprivileged()
  const stop = ['stop', '-m', 'immediate', '-D', join(dir, 'data')]
  execFileSync(join(bin, 'pg_ctl'), stop, { uid, gid, cwd: dir, stdio: 'ignore' })
}

/** A streaming replica of a cluster, and how to stop and start it. */
export async function replicaOf(primary: Cluster) {
  const bin = findBinaries() ?? ''
  const dir = mkdtempSync(join(tmpdir(), 'society-portal-pg-'))
  chmodSync(dir, 0o755)
  const { uid, gid } = unprivileged()
  const data = join(dir, 'data')
  mkdirSync(data, { mode: 0o700 })
  for (const path of [dir, data]) chownSync(path, uid, gid)
  const as = { uid, gid, cwd: dir, stdio: 'ignore' } as const
  const copy = ['-h', primary.dir, '-U', 'postgres', '-D', data, '-R', '-X', 'stream', '-c', 'fast']
  execFileSync(join(bin, 'pg_basebackup'), copy, as)
  const start = () => startServer(bin, dir, MOVABLE)
  start()
  return { dir, url: clusterUrl(dir), start, stop: () => stopServer(bin, dir) }
}
