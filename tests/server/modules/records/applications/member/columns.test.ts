import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openApp, type TestApp } from '../../../../support/openApp.ts'
import { DEMO, type Visitor, visitor } from '../../../../support/visitor.ts'

let server: TestApp
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

/** 沈砚秋, an approved member. */
const MEMBER = '13800000032'
const PAGE = { orgId: DEMO, current: 1, size: 10 }

const IDS = ['id', 'oneMemberCode', 'oneMemberType', 'twoMemberCode', 'memberType']
const COLUMNS = [...IDS, 'memberTypeName', 'realName', 'sex', 'orgName', 'memberNum', 'maskMobile']
const STATUS = [...COLUMNS, 'objId', 'status', 'statusName', 'hasHistory']

const PEOPLE: Record<string, () => Promise<Visitor>> = {
  'a visitor': async () => visitor(server),
  'another member': async () => {
    const who = visitor(server)
    await who.login('13800000001', 'Member-2026')
    return who
  },
  'the owner': async () => {
    const who = visitor(server)
    server.advance(61_000)
    await who.prove(MEMBER)
    return who
  },
  staff: async () => {
    const who = visitor(server)
    await who.login('staff', 'Staff-2026')
    return who
  },
}
const names = Object.keys(PEOPLE)
const isOpen = (name: string) => name === 'the owner' || name === 'staff'
/** Of these a row may have each or not, its owner and staff alone seeing them. */
const MORE = ['photo', 'areaCode', 'introduction', 'standing', 'endAt', 'orgId']

const keysOf = (row: object | undefined) => Object.keys(row ?? {}).sort()

test.each(names)('the directory answers its columns to %s, and nothing beside', async (name) => {
  const who = await PEOPLE[name]?.()
  const answer = await who?.call('memberJoinPage', {
    ...PAGE,
    oneMemberCode: '01',
    keyword: '沈砚秋',
  })
  expect(keysOf(answer?.records[0])).toEqual([...COLUMNS].sort())
})

test('the directory shows of a unit its area and introduction besides', async () => {
  const query = { ...PAGE, oneMemberCode: '02', keyword: '研究院' } as const
  const { records } = await visitor(server).call('memberJoinPage', query)
  const allowed = new Set([...COLUMNS, 'areaCode', 'introduction'])
  for (const row of records) expect(keysOf(row).filter((key) => !allowed.has(key))).toEqual([])
})

describe.each(names)('the status query, asked by %s,', (name) => {
  const row = async () => {
    const who = await PEOPLE[name]?.()
    const query = { ...PAGE, oneMemberCode: '01', keyword: MEMBER } as const
    const found = (await who?.call('memberQueryPage', query))?.records[0]
    const info = await who?.call('memberInfo', { id: found?.id ?? '' })
    return { found, info, who }
  }

  test('answers its columns, in the list as by id', async () => {
    const { found, info } = await row()
    expect(info).toEqual(found)
    const keys = keysOf(found).filter((key) => key !== 'isOwn' && key !== 'asksCard')
    if (!isOpen(name)) return expect(keys).toEqual([...STATUS].sort())
    const facts = name === 'the owner' ? ['mobile', 'createAt'] : ['createAt']
    expect(keys).toEqual(expect.arrayContaining([...STATUS, ...facts]))
    const allowed = new Set([...STATUS, ...facts, ...MORE])
    expect(keys.filter((key) => !allowed.has(key))).toEqual([])
  })

  test('gives opinions of the audit to the owner and staff alone', async () => {
    const { who } = await row()
    const query = { ...PAGE, oneMemberCode: '01', keyword: '13800000015' } as const
    const returned = (await visitor(server).call('memberQueryPage', query)).records[0]
    if (name === 'the owner') await who?.prove('13800000015')
    const trail = await who?.call('auditHistory', { id: returned?.id ?? '' })
    expect(trail?.length).toBeGreaterThan(0)
    expect(trail?.some(({ opinion }) => opinion !== '')).toBe(isOpen(name))
  })
})
