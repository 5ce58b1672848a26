import { describe, expect, test } from 'vitest'
import { branches } from '#adapters/records/branches.ts'
import { leadersByPosition } from '#adapters/records/leadersByPosition.ts'
import { terms } from '#adapters/records/terms.ts'

const item = (itemCode: string, itemName: string) => ({ itemCode, itemName })
const env = {
  dictionaries: {
    OR_POSITION: [item('11', '主任委员'), item('12', '副主任委员'), item('14', '委员')],
    OR_SESSION: [item('5', '第五届')],
  },
  areas: [],
  now: 0,
}
const leader = (id: string, realName: string, held: object = {}) => ({
  id,
  subOrgName: '统计建模专业委员会',
  session: '5',
  realName,
  ...held,
})
/** Positions with the names under them. */
const shown = (leaders: object[], given = env) =>
  leadersByPosition(leaders, given).map(({ name, members }) => [
    name,
    members.map(({ realName, mark }) => realName + mark),
  ])

describe('leaders by position', () => {
  test('positions stand as the dictionary has them, names as they came; nobody is in an empty one', () => {
    const leaders = [
      leader('1', '曾一', { tsaPosition: '14' }),
      leader('2', '单二', { tsaPosition: '14' }),
      leader('3', '欧阳三', { tsaPosition: '11' }),
    ]
    expect(shown(leaders)).toEqual([
      ['主任委员', ['欧阳三']],
      ['委员', ['曾一', '单二']],
    ])
  })

  test('a second position bears the mark of a concurrent one', () => {
    const leaders = [leader('1', '曾一', { tsaPosition: '12', ptPosition: '14' })]
    expect(shown(leaders)).toEqual([
      ['副主任委员', ['曾一']],
      ['委员', ['曾一（兼）']],
    ])
  })

  test('the same position twice is one', () => {
    expect(shown([leader('1', '曾一', { tsaPosition: '11', ptPosition: '11' })])).toEqual([
      ['主任委员', ['曾一']],
    ])
  })

  test('nobody is lost: unknown positions show their code, no position is a member', () => {
    expect(shown([leader('1', '曾一', { tsaPosition: '77' }), leader('2', '单二')])).toEqual([
      ['77', ['曾一']],
      ['成员', ['单二']],
    ])
  })

  test('rows differ although a person stands twice', () => {
    const leaders = [leader('1', '曾一', { tsaPosition: '12', ptPosition: '14' })]
    const ids = leadersByPosition(leaders, env).flatMap(({ members }) =>
      members.map(({ id }) => id),
    )
    expect(new Set(ids).size).toBe(2)
  })
})

test('a term is offered by the name of its session', () => {
  const term = { approvalId: 'a1', session: '5', name: '第五届委员会' }
  expect(terms([term], env)).toEqual([{ ...term, value: 'a1', label: '第五届' }])
})

test('an organisation is offered by its name', () => {
  const subOrg = { id: 's1', orgName: '统计建模专业委员会' }
  expect(branches([subOrg])).toEqual([{ ...subOrg, value: 's1', label: '统计建模专业委员会' }])
})
