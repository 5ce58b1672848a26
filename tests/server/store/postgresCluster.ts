import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { isMainThread } from 'node:worker_threads'
import { oncePerMachine } from './oncePerMachine.ts'

const DEBIAN = '/usr/lib/postgresql'

/** The process whose end ends the cluster: the test runner, not one of its workers. */
export const RUNNER = isMainThread ? process.ppid : process.pid

/**
 * Address of a PostgreSQL superuser's database, to create others in, or why there is none. TEST_DATABASE_URL names a
 * server; otherwise a throw-away cluster is started once for the whole run, and ends with it.
 */
export async function postgresServer(): Promise<{ url: string } | { missing: string }> {
  const { TEST_DATABASE_URL } = process.env
  if (TEST_DATABASE_URL) return { url: TEST_DATABASE_URL }
  const bin = findBinaries()
  if (bin === undefined) return { missing: 'no TEST_DATABASE_URL and no PostgreSQL 15+ binaries' }
  const dir = join(tmpdir(), `society-portal-pg-${RUNNER}`)
  await oncePerMachine(join(dir, 'ready'), () => startCluster(bin, dir))
  return { url: clusterUrl(dir) }
}

/** The newest version's folder of programs: Debian's, or the one on the PATH. */
export function findBinaries(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : []
  const newest = Math.max(0, ...versions.filter((version) => version >= 15))
  if (newest > 0) return join(DEBIAN, String(newest), 'bin')
  const onPath = (process.env.PATH ?? '').split(':')
  return onPath.find((dir) => existsSync(join(dir, 'initdb')) && existsSync(join(dir, 'postgres')))
}

/** Starts a cluster below a folder, with these settings beside its own; it ends with the run. */
export async function startCluster(
  bin: string,
  dir: string,
  settings: readonly string[] = [],
): Promise<void> {
  const data = join(dir, 'data')
  mkdirSync(data, { recursive: true })
  const { uid, gid } = unprivileged()
  for (const path of [dir, data]) chownSync(path, uid, gid)
  const as = { uid, gid, cwd: dir, stdio: 'ignore' } as const
  const initdb = [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '-N',
  ]
  execFileSync(join(bin, 'initdb'), initdb, as)
  startServer(bin, dir, settings)
  writeFileSync(join(dir, 'ready.part'), '')
  renameSync(join(dir, 'ready.part'), join(dir, 'ready'))
}

/** Starts a server on the data below a folder, reached through a socket in it; it ends with the run. */
export function startServer(bin: string, dir: string, settings: readonly string[] = []): void {
  const { uid, gid } = unprivileged()
  const own = ['listen_addresses=', 'fsync=off', 'max_connections=200', ...settings]
  const options = [`-k ${dir}`, ...own.map((setting) => `-c ${setting}`)].join(' ')
  const data = join(dir, 'data')
  const start = ['start', '-w', '-t', '30', '-D', data, '-l', join(dir, 'log'), '-o', options]
  execFileSync(join(bin, 'pg_ctl'), start, { uid, gid, cwd: dir, stdio: 'ignore' })
  const guard = ['-c', GUARD, 'guard', dir, String(RUNNER)]
  spawn('sh', guard, { cwd: '/', detached: true, stdio: 'ignore' }).unref()
}

/** The address of a superuser's database on a cluster below a folder. */
export const clusterUrl = (dir: string): string =>
  `postgres://postgres@localhost/postgres?host=${encodeURIComponent(dir)}`

/** Ends the server and removes it when the runner is gone, however it went. */
const GUARD = `
  while kill -0 "$2" 2>/dev/null; do sleep 1; done
  pid=$(head -n 1 "$1/data/postmaster.pid") && kill -INT "$pid"
  while kill -0 "$pid" 2>/dev/null; do sleep 1; done
  rm -rf "$1"
`

/** initdb and poolers refuse root, so as root they run as the system's postgres or nobody. */
export function unprivileged(): { uid: number; gid: number } {
  const { uid, gid } = userInfo()
  if (uid !== 0) return { uid, gid }
  const user = ['postgres', 'nobody'].find((name) => idOf('-u', name) !== undefined) ?? 'nobody'
  return { uid: idOf('-u', user) ?? 65534, gid: idOf('-g', user) ?? 65534 }
}

function idOf(flag: '-u' | '-g', user: string): number | undefined {
  try {
    return Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }))
  } catch {
    return undefined
  }
}
