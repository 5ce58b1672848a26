import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerConfigQuestion } from '#server/control/configDesk.ts'
import { readConfigurationFolder } from '#server/modules/configuration/documents/configurationFolder.ts'
import { postgresServer } from '../store/postgresCluster.ts'
import { createDatabase } from '../store/postgresDatabase.ts'
import { applyInput, individualValues } from '../support/applications.ts'
import { openApp, type TestApp } from '../support/openApp.ts'
import { DEMO, visitor } from '../support/visitor.ts'

const postgres = await postgresServer()

describe.skipIf('missing' in postgres)('two servers on one PostgreSQL', () => {
  let one: TestApp
  let other: TestApp
  beforeAll(async () => {
    const databaseUrl = 'url' in postgres ? await createDatabase(postgres.url) : ''
    ;[one, other] = await Promise.all([openApp({ databaseUrl }), openApp({ databaseUrl })])
  })
  afterAll(() => Promise.all([one.close(), other.close()]))

  test('that start at once seed once', async () => {
    const counts = await one.parts.store.txSystem(async (tx) => {
      const count = (table: 'organisation' | 'account' | 'memberApplication') =>
        tx.db.selectFrom(table).select(['orgId']).execute()
      return [
        (await count('organisation')).length,
        (await count('account')).length,
        (await count('memberApplication')).length,
      ]
    })
    const people = await Promise.all(
      ['demo', 'mech', 'med'].map((code) => import(`#fixtures/organisations/${code}/members.json`)),
    )
    const members = people.map((file) => file.default.members.length).reduce((a, b) => a + b, 0)
    expect(counts[0]).toBe(3)
    expect(counts[2]).toBe(members)
  })

  test('share logins, codes and their quotas', async () => {
    const here = visitor(one)
    await here.login('13800000001', 'Member-2026')
    const there = visitor(other)
    there.token = here.token
    expect(await there.call('loginInfo', {})).toMatchObject({ userType: '1' })
    await here.call('sendValidCode', { orgId: DEMO, mobile: '13933330001' })
    const again = await there.ask('sendValidCode', { orgId: DEMO, mobile: '13933330001' })
    expect(again).toMatchObject({ status: 429 })
  })

  test('make one application of one key sent to both at the same moment', async () => {
    const applicant = visitor(one)
    await applicant.prove('13933330002')
    const input = applyInput('individual', await individualValues(one, applicant, '13933330002'))
    const twin = visitor(other)
    twin.proof = applicant.proof
    const answers = await Promise.all([
      applicant.ask('memberApply', input, 'key-both-0001'),
      twin.ask('memberApply', input, 'key-both-0001'),
    ])
    const ids = answers.filter(({ code }) => code === '00000').map(({ data }) => data.id)
    expect(new Set(ids).size).toBe(1)
  })

  test('both take up a push within a second', async () => {
    const documents = await readConfigurationFolder('fixtures/organisations/demo')
    const organisation = (documents['organisation.json'] ?? '').replace('数据科学学会', '数科学会')
    await answerConfigQuestion(
      { ...one.parts, check: one.parts.checker.check, reports: one.parts },
      {
        command: 'push',
        org: 'demo',
        documents: { ...documents, 'organisation.json': organisation },
        base: 1,
        author: 'tester',
        note: '',
      },
    )
    for (const server of [one, other])
      await expect
        .poll(async () => (await visitor(server).call('site', {})).configVersion)
        .toBe('2')
  })
})
