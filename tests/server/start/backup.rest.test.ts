import { copyFile, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countTotals } from '#server/base/repositories/totals.ts'
import { openStore } from '#server/store/openStore.ts'
import { putOrganisation } from '#server/store/shards/organisations.ts'
import { patience } from '../../support/patience.ts'
import { calmDown } from '../modules/money/proofs/calmDown.ts'
import { findFaults, keyOf } from '../modules/money/proofs/findFaults.ts'
import { ACCOUNT } from '../modules/money/proofs/foundSociety.ts'
import { knownSoFar } from '../modules/money/proofs/knownSoFar.ts'
import { readLedger } from '../modules/money/proofs/ledger.ts'
import { createRandom } from '../modules/money/proofs/random.ts'
import { openSociety } from '../modules/money/proofs/society.ts'
import { openTraffic, type Traffic } from '../modules/money/proofs/traffic.ts'
import { freshDataDir } from '../store/openDiskStore.ts'
import { backupCommand as command } from './support/backupCommands.ts'

let place: string
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'portal-backup-'))
})
afterAll(() => rm(place, { recursive: true, force: true }))
const at = (name: string) => join(place, name)

async function paidSoFar(traffic: Traffic, atLeast: number): Promise<void> {
  await expect
    .poll(() => traffic.promised.paid.size, { interval: 50, timeout: patience(60) })
    .toBeGreaterThanOrEqual(atLeast)
}

async function readRestored(dataDir: string, secretsDir = dataDir) {
  const store = await openStore({ dataDir, secretsDir, log: () => {} })
  try {
    return { ledger: await readLedger(store), totals: await store.txSystem(countTotals) }
  } finally {
    await store.close()
  }
}

test('a backup taken amid payments holds all that was acknowledged before, and half of nothing', async () => {
  const mobiles = Array.from({ length: 40 }, () => ACCOUNT.mobile)
  const society = await openSociety({ database: 'embedded', mobiles })
  const server = society.serve(society.ports[0])
  await society.provider.reach([society.ports[0]])
  await server.ready()
  const traffic = openTraffic(society, createRandom(20261122), () => society.ports[0])
  const flow = traffic.flow(8)
  await paidSoFar(traffic, 3)
  const before = knownSoFar(traffic, society)
  const taken = await command('backup', [at('amid.tar.gz')], society.settings)
  expect(taken).toMatchObject({
    code: 0,
    text: expect.stringContaining(`已备份到 ${at('amid.tar.gz')}\n`),
  })
  await paidSoFar(traffic, before.promised.paid.size + 2)
  await flow.stop()
  expect(traffic.faults).toEqual([])
  const rest = await readdir(society.settings.DATA_DIR ?? '')
  expect(rest.filter((name) => name.startsWith('snapshot-'))).toEqual([])
  expect((await stat(at('amid.tar.gz'))).mode & 0o777).toBe(0o600)

  const back = await command('restore', [at('amid.tar.gz'), at('amid')], society.settings)
  expect(back).toMatchObject({
    code: 0,
    text: expect.stringContaining(`已恢复到 ${at('amid')}：3 个学会`),
  })
  const { ledger, totals } = await readRestored(at('amid'), society.settings.SECRETS_DIR)
  expect(back.text).toContain(`${totals.accounts} 个账号，${totals.applications} 份申请`)
  const trades = society.provider
    .trades()
    .map((trade) => ({ ...trade, taken: before.taken.has(keyOf(trade)) }))
  expect(findFaults({ ledger, trades, promised: before.promised })).toEqual([])
  expect(ledger.payments.length).toBeGreaterThanOrEqual(3)

  const later = await calmDown(society, server)
  expect(later.payments.length).toBeGreaterThan(ledger.payments.length)
  await society.end()
})

/** A data directory with something in it that nobody has open. */
async function atRest(): Promise<string> {
  const dataDir = await freshDataDir(place)
  const store = await openStore({ dataDir, log: () => {} })
  await store.txSystem((tx) => putOrganisation(tx, { orgId: 'o1', code: 'o1', name: '示范学会' }))
  await store.close()
  return dataDir
}

test('a database that nobody has open is backed up without being opened, and restored', async () => {
  const dataDir = await atRest()
  const file = at('rest.tar.gz')
  expect(await command('backup', [file], { DATA_DIR: dataDir })).toMatchObject({ code: 0 })
  expect(await command('backup', [file], { DATA_DIR: dataDir })).toMatchObject({
    code: 2,
    text: expect.stringContaining('已存在'),
  })
  expect(await command('restore', [file, at('rest')], { DATA_DIR: dataDir })).toEqual({
    code: 0,
    text: `已恢复到 ${at('rest')}：1 个学会，0 个账号，0 份申请。\n启动时请设 SECRETS_DIR=${dataDir}：密钥在那里。\n`,
  })
})

test('a backup of a newer version is refused, and nothing of it stays', async () => {
  const dataDir = await atRest()
  const store = await openStore({ dataDir, log: () => {} })
  await sql`insert into kysely_migration values ('9999-later', '2030')`.execute(store.db)
  await store.close()
  const file = at('later.tar.gz')
  expect(await command('backup', [file], { DATA_DIR: dataDir })).toMatchObject({ code: 0 })
  const refused = await command('restore', [file, at('later')], { DATA_DIR: dataDir })
  expect(refused).toMatchObject({ code: 2, text: expect.stringContaining('9999-later') })
  expect(await readdir(at('later'))).toEqual([])
})

test('nothing is restored over what is there, from what is no backup, or from nowhere', async () => {
  await mkdir(at('full'))
  await writeFile(at('full/mine'), 'mine')
  await writeFile(at('broken.tar.gz'), 'no archive')
  const tried = async (file: string, folder: string) =>
    (await command('restore', [file, folder])).text
  expect(await tried(at('broken.tar.gz'), at('full'))).toContain('不是空的')
  expect(await readdir(at('full'))).toEqual(['mine'])
  expect(await tried(at('broken.tar.gz'), at('empty'))).toContain('tar 失败')
  expect(await readdir(at('empty'))).toEqual([])
  expect(await tried(at('missing.tar.gz'), at('empty'))).toContain('没有这个文件')
})

test.each<['backup' | 'restore', string[], Record<string, string>, string]>([
  ['backup', [], {}, '用法：npm run backup'],
  ['backup', ['a', 'b'], {}, '用法：npm run backup'],
  ['restore', ['--help'], {}, '用法：npm run restore'],
  ['backup', ['/tmp/x.tar.gz'], { DATA_DIR: '/nowhere' }, '没有数据库'],
])('%s %j says what is wrong', async (name, args, env, said) => {
  const refused = await command(name, args, env)
  expect(refused).toMatchObject({ code: 2, text: expect.stringContaining(said) })
})

test('without its keys a backup is refused by the names of those that are missing, and nothing of it stays', async () => {
  const dataDir = await atRest()
  const file = at('locked.tar.gz')
  const taken = await command('backup', [file], { DATA_DIR: dataDir })
  expect(taken.text).toContain(
    `密钥不在备份里：${dataDir} 中的 sealing.key 和 lookup.key 请另行保存。`,
  )
  const refused = await command('restore', [file], { DATA_DIR: at('locked') })
  expect(refused).toMatchObject({ code: 2, text: expect.stringContaining('个人信息是用密钥') })
  expect(await readdir(at('locked'))).toEqual([])
  for (const name of ['sealing.key', 'lookup.key'])
    await copyFile(join(dataDir, name), join(at('locked'), name))
  expect(await command('restore', [file], { DATA_DIR: at('locked') })).toMatchObject({ code: 0 })
})

test('a schedule takes one more, opens it, and removes what is no longer kept; what does not open removes nothing', async () => {
  const dataDir = await atRest()
  const env = { DATA_DIR: dataDir, BACKUP_DAYS: '2', BACKUP_WEEKS: '0' }
  await mkdir(at('kept'))
  const old = ['01', '02', '03'].map((day) => `portal-2026-11-${day}T0317.tar.gz`)
  for (const name of [...old, 'mine.txt']) await writeFile(join(at('kept'), name), '')
  const taken = await command('backup', ['--keep', at('kept')], env)
  expect(taken).toMatchObject({
    code: 0,
    text: expect.stringContaining(
      '已打开核对：1 个学会，0 个账号，0 份申请。移除了 2 份旧的备份。',
    ),
  })
  const names = await readdir(at('kept'))
  expect(names).toHaveLength(3)
  expect(names).toEqual(expect.arrayContaining(['mine.txt', 'portal-2026-11-03T0317.tar.gz']))

  await mkdir(at('unread'))
  await writeFile(join(at('unread'), old[0] ?? ''), '')
  const foreign = { ...env, SECRETS_DIR: at('nowhere') }
  const refused = await command('backup', ['--keep', at('unread')], foreign)
  expect(refused).toMatchObject({ code: 2, text: expect.stringContaining('备份打不开') })
  const left = await readdir(at('unread'))
  expect(left.filter((name) => name.endsWith('.broken'))).toHaveLength(1)
  expect(left).toContain(old[0])
  expect(left.filter((name) => name.startsWith('.trial'))).toEqual([])
})
