import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { insertAccount } from '#server/base/repositories/accounts.ts'
import { sentPassword } from '#server/seed/seedPeople.ts'
import { patience } from '../../../../support/patience.ts'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { staffWith } from '../../../support/staffWith.ts'
import { storeMembers } from '../../../support/storedMembers.ts'
import { MECH, type Visitor, visitor } from '../../../support/visitor.ts'
import { freshMobile } from '../../people/accounts/registration.ts'

let server: TestApp
let lin: Visitor

/** 高级会员 */
const FORM = 'formConfig/0301-101-10102.json'
const [WAITING, ENDED] = [9, 400]
const PASSWORD = 'Rights-2026'

beforeAll(async () => {
  server = await openApp()
  lin = await staffWith(server, 'configure.forms')
})
afterAll(() => server.close())

type Place = { key: string; column?: string; code?: string }

/** The counts of these places, asked for again until every answer is read, as the dialog does. */
async function counted(places: Place[], path = FORM, who = lin) {
  const whole = async () => {
    const use = await who.call('studioFieldUse', { path, places })
    return use.isWhole ? use : undefined
  }
  return vi.waitUntil(whole, { timeout: patience(20), interval: 20 })
}

test('applications are told by whether they are done, and answers by what they hold', async () => {
  const before = await counted([{ key: 'keywords' }, { key: 'nothing' }])
  await storeMembers(server, {
    ...{ memberType: '10102', count: WAITING, status: '05' },
    answers: () => ({ keywords: '', papers: [], politics: '01' }),
  })
  await storeMembers(server, {
    ...{ memberType: '10102', count: ENDED },
    answers: (index) => ({
      keywords: index < 3 ? '数据治理' : ' ',
      politics: index < 7 ? '04' : '01',
      papers: [
        { name: index % 2 ? '' : '论文', rank: '1' },
        { name: '', rank: '2' },
      ],
    }),
  })
  const use = await counted([
    { key: 'keywords' },
    { key: 'politics', code: '04' },
    { key: 'nothing' },
    { key: 'papers', column: 'rank', code: '2' },
    { key: 'papers', column: 'nothing' },
  ])
  expect(use.waiting).toBe(before.waiting + WAITING)
  expect(use.ended).toBe(before.ended + ENDED)
  expect(use.read).toBe(use.waiting + use.ended)
  expect(use.counts.slice(0, 3)).toEqual([(before.counts[0] ?? 0) + 3, 7, 0])
  expect(use.counts.slice(3)).toEqual([ENDED, 0])
})

test('what the form does not offer at a place cannot be asked for', async () => {
  const offered = { key: 'politics', code: '04' }
  const [count = 0] = (await counted([offered])).counts
  expect(count).toBeGreaterThan(0)
  const typed = { key: 'keywords', code: '数据治理' }
  const inTable = { key: 'papers', column: 'name', code: '论文' }
  const elsewhere = { key: 'papers', column: 'politics', code: '04' }
  const { counts } = await counted([typed, offered, inTable, elsewhere])
  expect(counts).toEqual([0, count, 0, 0])
  expect(await lin.call('studioFieldUse', { path: FORM, places: [typed] })).toMatchObject({
    ...{ read: 0, isWhole: true, counts: [0] },
  })
})

test('blank answers count as not filled in', async () => {
  const { counts, read } = await counted([{ key: 'papers', column: 'name' }, { key: 'politics' }])
  expect(counts[0]).toBeGreaterThanOrEqual(ENDED / 2)
  expect(counts[0]).toBeLessThan(ENDED)
  expect(counts[1]).toBe(read)
})

test('staff of another society learn nothing of these applications', async () => {
  const person = { realName: '姜白石', mobile: freshMobile(), userType: '9' } as const
  const pwdHash = await server.parts.passwords.hash(sentPassword(PASSWORD))
  await server.parts.store.tx(MECH, (tx) =>
    insertAccount(tx, { ...person, pwdHash, rights: ['configure'] }),
  )
  const elsewhere = visitor(server, 'mech.localhost', MECH)
  await elsewhere.login(person.mobile, PASSWORD)
  const asked = { path: FORM, places: [{ key: 'politics', code: '04' }] }
  expect(await elsewhere.call('studioFieldUse', asked)).toEqual({
    ...{ waiting: 0, ended: 0, read: 0, isWhole: true },
    counts: [0],
  })
})

test('a form that is not live has no applications', async () => {
  expect(
    await lin.call('studioFieldUse', {
      path: 'formConfig/0301-101-99.json',
      places: [{ key: 'realName' }],
    }),
  ).toEqual({
    ...{ waiting: 0, ended: 0, read: 0, isWhole: true },
    counts: [0],
  })
})

test('what is no form is refused', async () => {
  for (const path of ['formConfig/form.json', 'dictionaries/ORG_INDUSTRY.json'])
    expect(await lin.ask('studioFieldUse', { path, places: [{ key: 'realName' }] })).toMatchObject({
      status: 400,
    })
})

test.each([
  ['fees', 'configure.fees'],
  ['texts', 'configure.texts'],
] as const)('who may change %s alone is refused', async (_, right) => {
  const wen = await staffWith(server, right)
  const asked = { path: FORM, places: [{ key: 'realName' }] }
  expect(await wen.ask('studioFieldUse', asked)).toMatchObject({ status: 403 })
  expect(await visitor(server).ask('studioFieldUse', asked)).toMatchObject({ status: 401 })
})
