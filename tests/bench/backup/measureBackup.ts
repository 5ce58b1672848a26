import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { backupCommand } from '../../server/start/support/backupCommands.ts'
import { DEMO } from '../../server/support/visitor.ts'
import { preparedData } from '../../support/preparedData.ts'
import { startProduct } from '../../support/startProduct.ts'
import { quantile } from '../measure/samples.ts'
import { callTimes } from './callTimes.ts'

type Timed = 'backup' | 'tar' | 'restore' | 'untar'
type When = 'alone' | 'meanwhile'

/** What a backup of the running embedded database and its way back take, medians of the rounds. */
export interface BackupCost {
  /** Megabytes of the database's files, and of a backup. */
  files: number
  packed: number
  /** Seconds of the commands, and of packing and unpacking the same files by `tar` alone. */
  seconds: Record<Timed, number>
  /** Milliseconds of calls that read the database, without and during a backup. */
  calls: Record<When, { median: number; longest: number; failed: number }>
}

const LIST = `/api/mo/v1/open/notice/user/page?current=1&size=10&orgId=${DEMO}`
const BACKUP = 'backup.tar.gz'
const ALONE_MS = 3_000
const MB = 1e6

/** Backs up the built product while it answers, and restores that, in turn with `tar` on the same files. */
export async function measureBackup(rounds: number): Promise<BackupCost> {
  const dataDir = await preparedData()
  const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMIT: '1000000' }
  const product = await startProduct(settings)
  const place = mkdtempSync(join(tmpdir(), 'backup-bench-'))
  const samples = emptySamples()
  try {
    for (let round = 0; round < rounds; round += 1) {
      const folder = join(place, String(round))
      mkdirSync(join(folder, 'unpacked'), { recursive: true })
      await playRound({ list: product.url + LIST, settings, folder }, samples)
    }
    const { size } = statSync(join(place, '0', BACKUP))
    return {
      files: bytesIn(join(dataDir, 'database')) / MB,
      packed: size / MB,
      seconds: mapped(samples.seconds, (of) => quantile(of, 0.5)),
      calls: mapped(samples.calls, timesOf),
    }
  } finally {
    await product.stop()
    for (const folder of [place, dataDir]) rmSync(folder, { recursive: true, force: true })
  }
}

interface Round {
  /** Address of the call. */
  list: string
  settings: Readonly<{ DATA_DIR: string }>
  /** For what the round makes. */
  folder: string
}

async function playRound({ list, settings, folder }: Round, { seconds, calls }: Samples) {
  const [backup, bare] = [join(folder, BACKUP), join(folder, 'bare.tar.gz')]
  const dataDir = settings.DATA_DIR
  calls.alone.push(...(await callTimes(list, pause(ALONE_MS))))
  const backingUp = secondsOf(() => command('backup', [backup], settings))
  calls.meanwhile.push(...(await callTimes(list, backingUp)))
  seconds.backup.push(await backingUp)
  seconds.tar.push(await secondsOf(() => tar('-C', dataDir, '-czf', bare, 'database')))
  const restored = [backup, join(folder, 'restored')]
  const keys = { SECRETS_DIR: dataDir }
  seconds.restore.push(await secondsOf(() => command('restore', restored, keys)))
  seconds.untar.push(await secondsOf(() => tar('-C', join(folder, 'unpacked'), '-xzf', bare)))
}

async function secondsOf(work: () => unknown): Promise<number> {
  const since = performance.now()
  await work()
  return (performance.now() - since) / 1000
}

async function command(
  name: 'backup' | 'restore',
  args: readonly string[],
  env: Record<string, string>,
): Promise<void> {
  const { code, text } = await backupCommand(name, args, env)
  if (code !== 0) throw new Error(text)
}

const tar = (...args: string[]) => execFileSync('tar', args)

const bytesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)

const emptySamples = () => ({
  seconds: { backup: [], tar: [], restore: [], untar: [] } as Record<Timed, number[]>,
  calls: { alone: [], meanwhile: [] } as Record<When, number[]>,
})
type Samples = ReturnType<typeof emptySamples>

const mapped = <K extends string, T>(
  of: Readonly<Record<K, number[]>>,
  to: (each: number[]) => T,
) =>
  Object.fromEntries(Object.entries<number[]>(of).map(([key, each]) => [key, to(each)])) as Record<
    K,
    T
  >

function timesOf(samples: readonly number[]) {
  const answered = samples.filter((sample) => !Number.isNaN(sample))
  return {
    median: quantile(answered, 0.5),
    longest: Math.max(...answered),
    failed: samples.length - answered.length,
  }
}
