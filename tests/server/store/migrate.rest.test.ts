import { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { PayMethod, ReconcileReason, Remedy } from '#contract/codes.ts'
import { apply } from '#domain/money/ledger/deeds.ts'
import { findAccount, insertAccount } from '#server/base/repositories/accounts.ts'
import {
  findConfigVersion,
  pushConfig,
} from '#server/modules/configuration/repositories/configVersions.ts'
import { insertFile, listHolders } from '#server/modules/files/repositories/files.ts'
import { readBooks } from '#server/modules/money/repositories/duesBooks.ts'
import { appendDeed } from '#server/modules/money/repositories/duesDeeds.ts'
import { recordPayment } from '#server/modules/money/repositories/duesPayments.ts'
import { keepCredit, saveRemedy } from '#server/modules/money/repositories/duesReconcile.ts'
import { insertTerms } from '#server/modules/money/repositories/duesTerms.ts'
import { keepFormDefinition } from '#server/modules/records/repositories/formDefinitions.ts'
import { memberApplications } from '#server/modules/records/repositories/memberApplications.ts'
import { migrate } from '#server/store/migrate.ts'
import { migrations } from '#server/store/migrations/all.ts'
import { inOneTransaction } from '#server/store/onlineIndexes.ts'
import { openStore } from '#server/store/openStore.ts'
import { ORG_ROLE, SYSTEM_ROLE } from '#server/store/roles.ts'
import { history } from './history/all.ts'
import { postgresServer } from './postgresCluster.ts'
import { createDatabase } from './postgresDatabase.ts'
import { newSociety } from './societies.ts'
import { testedStores } from './stores.ts'
import { testSecretsDir } from './testKeys.ts'

const NAMES = Object.keys(migrations)

/** Those the baseline takes the place of, and those of this version. */
const EVERY = { ...history, ...migrations }

describe.each(await testedStores())('on $name', ({ open }) => {
  test('three migrators at once apply each migration once, later ones nothing', async () => {
    const store = await open()
    await sql.raw('drop schema public cascade; create schema public').execute(store.db)
    const applied = await Promise.all([1, 2, 3].map(() => migrate(store.db)))
    expect(applied.flat().sort()).toEqual(NAMES)
    expect(await migrate(store.db)).toEqual([])
    await store.close()
  })

  test('user names that are mobiles are taken away, others stay', async () => {
    const store = await open()
    const orgId = await newSociety(store)
    await sql`alter table account drop constraint account_user_name_no_mobile`.execute(store.db)
    const named = (userName: string) => ({ userType: '1', realName: '李雷', userName }) as const
    const ids = await store.tx(orgId, async (tx) => [
      await insertAccount(tx, named('13800000001')),
      await insertAccount(tx, named('1380000000')),
    ])
    await sql.raw(history['0017-user-names'] ?? '').execute(store.db)
    const names = await store.tx(orgId, (tx) =>
      Promise.all(ids.map(async ({ id }) => (await findAccount(tx, id))?.userName)),
    )
    expect(names).toEqual([null, '1380000000'])
    await store.close()
  })

  test('files that records hold already are noted as held, others are not', async () => {
    const store = await open()
    const orgId = await newSociety(store)
    const [photo, scan, loose] = ['a', 'b', 'c'].map(
      (letter) => `demo/upload/202611/${letter.repeat(32)}.png`,
    ) as [string, string, string]
    const at = (path: string) => ({ name: '文件', url: `https://files.example.org/${path}` })
    const formInfo = { photo: [at(photo)], text: at(`demo/upload/202611/${'d'.repeat(32)}.png`) }
    const id = await store.tx(orgId, async (tx) => {
      const file = { name: '', size: 0, contentType: 'image/png', purpose: 'upload', owner: '' }
      for (const path of [photo, scan, loose]) await insertFile(tx, { ...file, path })
      await keepFormDefinition(tx, { hash: 'h', formInfo: '[]', printInfo: '{}' })
      const member = { oneMemberCode: '01', oneMemberType: '101', twoMemberCode: '' } as const
      const kept = { memberType: '10101', joinMethod: '01', isRead: '', status: '02' } as const
      const record = { ...member, ...kept, formHash: 'h', formInfo, enclosure: [at(scan)] }
      return (await memberApplications.insert(tx, record)).id
    })
    await sql`update member_application set form_info = ${JSON.stringify(formInfo)}`.execute(
      store.db,
    )
    await sql`drop table file_holding`.execute(store.db)
    await sql`alter table uploaded_file drop form_hash, drop released_at, drop swept_at`.execute(
      store.db,
    )
    await sql.raw(history['0027-file-holdings'] ?? '').execute(store.db)
    const held = await store.tx(orgId, (tx) => listHolders(tx, [photo, scan, loose]))
    expect(held.sort((one, two) => one.path.localeCompare(two.path))).toEqual([
      { path: photo, holder: id, place: 'memberForm' },
      { path: scan, holder: id, place: 'memberEnclosure' },
    ])
    await store.close()
  })

  test('versions from before they shared their documents have them as they were', async () => {
    const store = await open()
    const orgId = await newSociety(store)
    const texts = {
      'site.json': '{ "标题": "a\\n" }\r\n',
      'assets/logo.svg': 'PHN2Zy8+',
      'a.json': '[]',
    }
    await sql`alter table config_version drop manifest, drop base_version, drop account_id`.execute(
      store.db,
    )
    await sql`drop table config_blob`.execute(store.db)
    await sql`alter table config_version add documents json not null`.execute(store.db)
    for (const [version, documents] of [texts, { ...texts, 'a.json': '[1]' }].entries())
      await store.txSystem(({ db }) =>
        sql`insert into config_version (org_id, version, hash, documents, author, note, created_at)
          values (${orgId}, ${version + 1}, '', ${JSON.stringify(documents)}, '', '', now())`.execute(
          db,
        ),
      )
    await sql.raw(history['0031-config-blobs'] ?? '').execute(store.db)
    const read = await store.tx(orgId, async (tx) => ({
      former: await findConfigVersion(tx, 1),
      latest: await findConfigVersion(tx, 2),
      blobs: await tx.db.selectFrom('configBlob').where('orgId', '=', orgId).selectAll().execute(),
    }))
    expect(Object.entries(read.former?.documents ?? {})).toEqual(Object.entries(texts))
    expect(read.latest?.documents).toEqual({ ...texts, 'a.json': '[1]' })
    expect(read.blobs).toHaveLength(4)
    // A push of the same text finds the blob that the migration made.
    await store.tx(orgId, (tx) =>
      pushConfig(tx, {
        ...{ hash: '', documents: texts, author: '', note: '', baseVersion: 2, accountId: null },
      }),
    )
    expect(
      await store.tx(orgId, (tx) =>
        tx.db.selectFrom('configBlob').where('orgId', '=', orgId).selectAll().execute(),
      ),
    ).toHaveLength(4)
    await store.close()
  })

  test('money of before is in the books as it came, paid years, or was paid back', async () => {
    const store = await open()
    const orgId = await newSociety(store)
    await sql
      .raw('drop table dues_entry, dues_deed cascade; drop function dues_deed_balances')
      .execute(store.db)
    await store.tx(orgId, async (tx) => {
      const of = { method: PayMethod.Alipay, orderId: null, memberId: 'M', paidAt: tx.now } as const
      const came = async (tradeNo: string, fen: number) => {
        const payment = await recordPayment(tx, { ...of, tradeNo, tradeRef: tradeNo, fen })
        if (!payment) throw new Error('recorded before')
        return payment
      }
      const years = [2026, 2027].map((year) => ({ year, fen: 20_000 }))
      await insertTerms(tx, { memberId: 'M', paymentId: (await came('PAID', 40_000)).id, years })
      for (const remedy of [Remedy.Refund, null]) {
        const payment = await came(remedy ?? 'WAITS', 30_000)
        const { id: paymentId, memberId, fen } = payment
        await keepCredit(tx, { paymentId, memberId, fen, reason: ReconcileReason.Amount })
        const [entry] = await tx.db
          .selectFrom('duesReconcile')
          .where('paymentId', '=', payment.id)
          .select('id')
          .execute()
        const handled = { note: '退款', handledBy: '财务', handledByAccount: 'A' }
        if (remedy) await saveRemedy(tx, entry?.id ?? '', { remedy, ...handled })
      }
      // Names were not encrypted then.
      await sql`update dues_reconcile set handled_by = '财务' where handled_by <> ''`.execute(tx.db)
    })
    await sql.raw(history['0034-dues-ledger'] ?? '').execute(store.db)
    expect(await store.tx(orgId, readBooks)).toEqual({ paid: 100_000, terms: 40_000, kept: 60_000 })
    const lines = await store.tx(orgId, (tx) =>
      tx.db
        .selectFrom('duesEntry')
        .innerJoin('duesDeed', 'duesDeed.id', 'duesEntry.deedId')
        .innerJoin('duesPayment', 'duesPayment.id', 'duesDeed.paymentId')
        .where('duesDeed.orgId', '=', orgId)
        .orderBy('tradeNo')
        .orderBy('duesDeed.id')
        .orderBy('line')
        .select(['tradeNo', 'duesDeed.kind', 'doneByName', 'account', 'year', 'duesEntry.fen'])
        .execute(),
    )
    expect(lines.map((line) => Object.values(line).join(' '))).toEqual([
      'PAID receive  cash  40000',
      'PAID receive  credit  -40000',
      'PAID apply  credit  40000',
      'PAID apply  dues 2026 -20000',
      'PAID apply  dues 2027 -20000',
      'WAITS receive  cash  30000',
      'WAITS receive  credit  -30000',
      'refund receive  cash  30000',
      'refund receive  credit  -30000',
      'refund refund 财务 credit  30000',
      'refund refund 财务 cash  -30000',
    ])
    await store.close()
  })

  test('receipts of before belong to their deed, and know where the term ended before it', async () => {
    const store = await open()
    const orgId = await newSociety(store)
    const back = history['0035-ways-back'] ?? ''
    const work = back.slice(
      back.indexOf('update dues_receipt'),
      back.indexOf(';', back.indexOf('update dues_reconcile')),
    )
    await sql.raw('alter table dues_receipt alter column deed_id drop not null').execute(store.db)
    await sql.raw('alter table dues_receipt no force row level security').execute(store.db)
    await store.tx(orgId, async (tx) => {
      const of = { method: PayMethod.Alipay, orderId: null, memberId: 'M', paidAt: tx.now } as const
      for (const year of [2026, 2027]) {
        const num = String(year)
        const paid = await recordPayment(tx, { ...of, tradeNo: num, tradeRef: num, fen: 20_000 })
        const years = [{ year, fen: 20_000 }]
        const author = { doneBy: null, doneByName: null, reason: '' }
        const deed = { kind: 'apply', paymentId: paid?.id ?? '', ...author } as const
        await appendDeed(tx, { ...deed, entries: apply('M', 'M', years) })
        await insertTerms(tx, { memberId: 'M', paymentId: paid?.id ?? '', years })
        await sql`insert into dues_receipt (org_id, num, payment_id, order_id, created_at)
          values (${orgId}, ${num}, ${paid?.id}, 'O', ${tx.now})`.execute(tx.db)
      }
    })
    await sql.raw(work).execute(store.db)
    const kept = await store.tx(orgId, (tx) =>
      tx.db.selectFrom('duesReceipt').orderBy('num').select(['deedId', 'endBefore']).execute(),
    )
    expect(kept.map(({ deedId }) => typeof deedId)).toEqual(['string', 'string'])
    expect(kept.map(({ endBefore }) => endBefore)).toEqual([null, '2026-12-31'])
    await store.close()
  })

  test('a database that is newer than this code is left alone', async () => {
    const store = await open()
    await sql`insert into kysely_migration values ('9999-future', '2030-01-01')`.execute(store.db)
    expect(await migrate(store.db)).toEqual([])
    await store.close()
  })
})

/** Tables whose rows a migration reads or changes; what its functions do later is theirs. */
const worksOn = (text: string): string[] =>
  text
    .replace(/\$\$[\s\S]*?\$\$/g, '')
    .split(';')
    .filter((statement) => /^\s*(?:update|delete|insert)\b/.test(statement))
    .flatMap((statement) =>
      [...statement.matchAll(/\b(?:update|into|from|join)\s+(\w+)/g)].map(
        ([, table = '']) => table,
      ),
    )

test('a migration that works on rows that are there lets the owner see them', () => {
  const forced = new Set<string>()
  const blind: string[] = []
  for (const [name, text] of Object.entries(EVERY)) {
    for (const table of new Set(worksOn(text)))
      if (forced.has(table) && !text.includes(`alter table ${table} no force row level security`))
        blind.push(`${name}: ${table}`)
    for (const [, table = ''] of text.matchAll(/alter table (\w+) force row/g)) forced.add(table)
  }
  expect(forced).toContain('dues_payment')
  expect(blind).toEqual([])
})

test('money of before is in the books of an owner that is no superuser, with whose word it was recorded on', async () => {
  const db = await PGlite.create()
  await db.exec(`
    create role portal login createrole;
    grant create, usage on schema public to portal;
    set session authorization portal;`)
  for (const [name, text] of Object.entries(history)) {
    if (name === '0034-dues-ledger')
      await db.exec(`
        reset session authorization;
        insert into organisation values ('O', 'o', '示范学会', now());
        insert into dues_payment (org_id, id, method, trade_no, trade_ref, member_id, fen, paid_at,
          received_at, decided_by, decided_by_name, decided_opinion)
          values ('O', 'P', '02', 'T', 'T', 'M', 20000, now(), now(), 'A', '财务', '回单');
        insert into dues_term values ('O', 'M', 2026, 'P', 20000, now());
        set session authorization portal;`)
    await db.exec(inOneTransaction(text))
  }
  await db.exec('reset session authorization')
  const { rows } = await db.query(
    'select kind, done_by, done_by_name, reason from dues_deed order by id',
  )
  const author = { done_by: 'A', done_by_name: '财务', reason: '回单' }
  expect(rows).toEqual([
    { kind: 'receive', ...author },
    { kind: 'apply', ...author },
  ])
  await db.close()
})

test('a login that may create roles and is no superuser can run transactions as both (PostgreSQL 18)', async () => {
  const db = await PGlite.create()
  await db.exec(`
    create role portal login createrole;
    grant create, usage on schema public to portal;
    set session authorization portal;`)
  for (const text of Object.values(migrations)) await db.exec(inOneTransaction(text))
  for (const role of [ORG_ROLE, SYSTEM_ROLE]) {
    await db.transaction((tx) => tx.query(`set local role ${role}`))
  }
  await db.close()
})

test('migrations are numbered in the order they are listed, each number once', () => {
  const numbers = Object.keys(EVERY).map((name) => /^\d{4}(?=-)/.exec(name)?.[0])
  expect(numbers).toEqual([...new Set(numbers)].sort())
})

const server = await postgresServer()

test.skipIf('missing' in server)(
  'three processes opening one new PostgreSQL database at once all serve it',
  async () => {
    if ('missing' in server) return
    const databaseUrl = await createDatabase(server.url)
    const open = () => openStore({ databaseUrl, secretsDir: testSecretsDir() })
    const stores = await Promise.all([open(), open(), open()])
    const { rows } = await sql`select name from kysely_migration`.execute(stores[0].db)
    expect(rows).toHaveLength(Object.keys(EVERY).length)
    await Promise.all(stores.map((store) => store.close()))
  },
)
