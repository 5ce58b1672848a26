import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { findAccountByLogin, insertAccount } from '#server/base/repositories/accounts.ts'
import { openStore } from '#server/store/openStore.ts'
import type { Store } from '#server/store/store.ts'
import { freshFolder } from '../../support/freshFolder.ts'
import { findBinaries, startCluster, unprivileged } from '../store/postgresCluster.ts'
import { newSociety } from '../store/societies.ts'
import { tableDigests } from '../store/tableDigests.ts'
import { testSecretsDir } from '../store/testKeys.ts'

const bin = findBinaries()

/** The blocks of the guide's chapter, as they stand: dump, restore into a new server, copy of a whole server. */
const [, chapter = ''] = readFileSync('src/server/OPERATING.md', 'utf8').split('### PostgreSQL\n')
const [DUMP = '', RESTORE = '', COPY = ''] = [
  ...(chapter.split('\n### ')[0] ?? '').matchAll(/```sh\n([\s\S]*?)```/g),
].map(([, block]) => block)

const urlOf = (dir: string, login: string) =>
  `postgres://${login}@localhost/portal?host=${encodeURIComponent(dir)}`

/** Writes accounts one after the other until told to stop; what was acknowledged. */
function writeTo(store: Store, orgId: string) {
  const acknowledged: string[] = []
  let isOver = false
  const write = async () => {
    while (!isOver) {
      const mobile = String(13_000_000_000 + acknowledged.length)
      await store.tx(orgId, (tx) =>
        insertAccount(tx, { userType: '1', realName: '李雷', mobile, userName: null }),
      )
      acknowledged.push(mobile)
    }
  }
  const done = write()
  return {
    acknowledged,
    stop() {
      isOver = true
      return done
    },
  }
}

const digestsAt = async (dir: string) => {
  const store = await openAt(dir, 'postgres')
  return tableDigests(store).finally(() => store.close())
}
const openAt = (dir: string, login = 'portal') =>
  openStore({
    databaseUrl: urlOf(dir, login),
    secretsDir: testSecretsDir(),
    asIs: login === 'postgres',
  })

test.skipIf(!bin)(
  'the guide’s commands bring PostgreSQL back after its server was killed',
  async () => {
    const folder = freshFolder('postgres-drill-')
    const { uid, gid } = unprivileged()
    chownSync(folder, uid, gid)
    const [old, fresh] = [join(folder, 'old'), join(folder, 'new')] as const
    for (const dir of [old, fresh]) {
      mkdirSync(dir)
      chownSync(dir, uid, gid)
      await startCluster(bin ?? '', dir)
    }
    const run = (block: string, server: string) => {
      const env = { PATH: `${bin}:${process.env.PATH}`, PGHOST: server }
      const { status, stderr } = spawnSync('sh', ['-ec', block], { cwd: folder, env, uid, gid })
      expect(status, `${block}\n${stderr}`).toBe(0)
    }
    const admin = new pg.Client(urlOf(old, 'postgres').replace('/portal?', '/postgres?'))
    await admin.connect()
    await admin.query("create role portal login createrole password 'PASSWORD'")
    await admin.query('create database portal owner portal')
    await admin.end()

    const store = await openAt(old)
    const orgId = await newSociety(store)
    const writers = writeTo(store, orgId)
    await expect.poll(() => writers.acknowledged.length).toBeGreaterThan(50)
    const before = [...writers.acknowledged]
    run(DUMP, old)
    await expect.poll(() => writers.acknowledged.length).toBeGreaterThan(before.length)
    await writers.stop()
    run(COPY, old)
    const last = await digestsAt(old)
    await store.close()
    const pid = readFileSync(join(old, 'data/postmaster.pid'), 'utf8').split('\n')[0] ?? ''
    process.kill(Number(pid), 'SIGKILL')

    run(RESTORE, fresh)
    const restored = await openAt(fresh)
    const isThere = (mobile: string) =>
      restored.tx(orgId, async (tx) => (await findAccountByLogin(tx, mobile)) !== undefined)
    for (const mobile of before) expect(await isThere(mobile)).toBe(true)
    await restored.tx(orgId, (tx) =>
      insertAccount(tx, { userType: '1', realName: '韩梅', mobile: '13900000000', userName: null }),
    )
    await restored.close()

    const copy = join(folder, 'portal-base')
    const start = [
      'start',
      '-w',
      '-D',
      copy,
      '-l',
      join(folder, 'log'),
      '-o',
      `-k ${folder} -c listen_addresses=`,
    ]
    const as = { cwd: folder, uid, gid, stdio: 'ignore' } as const
    execFileSync(join(bin ?? '', 'pg_ctl'), start, as)
    try {
      expect(await digestsAt(folder)).toEqual(last)
      expect(last.account).toMatch(new RegExp(`^${writers.acknowledged.length} `))
    } finally {
      execFileSync(join(bin ?? '', 'pg_ctl'), ['stop', '-D', copy, '-m', 'immediate'], as)
    }
  },
)
