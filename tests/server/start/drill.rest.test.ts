import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openStore } from '#server/store/openStore.ts'
import type { Store } from '#server/store/store.ts'
import { freshFolder } from '../../support/freshFolder.ts'
import { patience } from '../../support/patience.ts'
import { findFaults, keyOf } from '../modules/money/proofs/findFaults.ts'
import { ACCOUNT } from '../modules/money/proofs/foundSociety.ts'
import { knownSoFar } from '../modules/money/proofs/knownSoFar.ts'
import { readLedger } from '../modules/money/proofs/ledger.ts'
import { createRandom } from '../modules/money/proofs/random.ts'
import { openSociety } from '../modules/money/proofs/society.ts'
import { openTraffic } from '../modules/money/proofs/traffic.ts'
import { tableDigests } from '../store/tableDigests.ts'
import { backupCommand } from './support/backupCommands.ts'

/** Everything a drill compares of a database. */
const readAll = async (store: Store) => ({
  ledger: await readLedger(store),
  tables: await tableDigests(store),
  entries: new Set(
    (await store.txSystem((tx) => tx.db.selectFrom('activityLog').select('id').execute())).map(
      ({ id }) => id,
    ),
  ),
})

test('load, backup, kill, restore, compare: nothing that somebody was told is missing', async () => {
  const place = freshFolder('drill-')
  const mobiles = Array.from({ length: 40 }, () => ACCOUNT.mobile)
  const society = await openSociety({ database: 'embedded', mobiles })
  const [port] = society.ports
  const server = society.serve(port)
  await society.provider.reach([port])
  await server.ready()
  const traffic = openTraffic(society, createRandom(20261128), () => port)
  const flow = traffic.flow(8)
  const paid = (atLeast: number) =>
    expect
      .poll(() => traffic.promised.paid.size, { interval: 50, timeout: patience(60) })
      .toBeGreaterThanOrEqual(atLeast)
  await paid(3)
  const before = knownSoFar(traffic, society)
  const amid = await backupCommand('backup', ['--keep', place], society.settings)
  expect(amid).toMatchObject({ code: 0, text: expect.stringContaining('已打开核对：') })
  await paid(before.promised.paid.size + 3)
  await server.kill()
  await flow.stop()
  const { promised } = knownSoFar(traffic, society)
  const trades = society.provider.trades()

  const atRest = join(place, 'killed.tar.gz')
  expect(await backupCommand('backup', [atRest], society.settings)).toMatchObject({ code: 0 })
  const survived = await society.look(readAll)
  expect(findFaults({ ledger: survived.ledger, trades, promised })).toEqual([])

  const restored = async (file: string, name: string) => {
    const dataDir = join(place, name)
    const { code, text } = await backupCommand('restore', [file, dataDir], society.settings)
    expect(code, text).toBe(0)
    const secretsDir = society.settings.SECRETS_DIR ?? ''
    const store = await openStore({ dataDir, secretsDir, log: () => {} })
    return readAll(store).finally(() => store.close())
  }
  const killed = await restored(atRest, 'killed')
  expect(killed.tables).toEqual(survived.tables)
  expect(Object.keys(killed.tables).length).toBeGreaterThan(40)
  expect(killed.tables.dues_payment).toMatch(/^[1-9]/)

  const scheduled = readdirSync(place).find((name) => name.startsWith('portal-')) ?? ''
  const early = await restored(join(place, scheduled), 'early')
  const taken = trades.map((trade) => ({ ...trade, taken: before.taken.has(keyOf(trade)) }))
  expect(findFaults({ ledger: early.ledger, trades: taken, promised: before.promised })).toEqual([])
  expect([...early.entries].filter((id) => !survived.entries.has(id))).toEqual([])
  expect(early.entries.size).toBeLessThan(survived.entries.size)
  await society.end()
})
