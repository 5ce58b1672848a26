import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FormErrors } from '#contract/envelope.ts'
import type { FormValues } from '#contract/form.ts'
import { Refusal } from '#server/messages/refusal.ts'
import { refuseOthersCard } from '#server/modules/records/applications/member/uniqueness.ts'
import { knowUnits } from '#server/modules/records/forms/knowUnits.ts'
import { anApplication } from '../../../store/societies.ts'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { DEMO, visitor } from '../../../support/visitor.ts'

let server: TestApp
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

const errorsIn = async (work: () => Promise<unknown>): Promise<unknown> => {
  try {
    await work()
    return {}
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return (error.data as FormErrors | null)?.errors
  }
}

describe('units and branches that a form names exist', () => {
  const unit = { type: 'orgLinkage', value: 'unit', label: '单位' }
  const definition = JSON.stringify([
    [{ type: 'subOrg', value: 'branch', label: '分会' }, unit],
    [{ type: 'table', value: 'jobs', label: '经历', items: [unit] }],
  ])
  const area = ['440000', '440300', '440305']
  const branch = { id: '6ae6aa4f28b21d30', orgName: '统计建模专业委员会' }
  const board = { id: 'b0c840cd8e276788', orgName: '理事会' }
  const listed = { areaCode: area, id: '', orgName: '' }
  const nowhere = { areaCode: area, id: 'nope', orgName: '没有的单位' }

  beforeAll(async () => {
    const asked = { orgId: DEMO, areaCode: '440305', orgType: '04' } as const
    Object.assign(listed, (await visitor(server).call('orgNameList', asked))[0], {
      letter: undefined,
    })
  })

  const errorsOf = (values: FormValues, record?: FormValues) =>
    errorsIn(async () => {
      const { parts } = server
      const configuration = await parts.configuration.of(DEMO)
      return parts.forms.check(configuration, {
        definition,
        text: JSON.stringify(values),
        ask: async () => true,
        now: server.now(),
        subject: {},
        units: knowUnits(parts.store, configuration),
        ...(record && { record }),
      })
    })

  test.each<[name: string, values: FormValues, errors: object]>([
    ['those there are', { branch, unit: listed, jobs: [{ unit: listed }] }, {}],
    ['a unit that was typed', { unit: { areaCode: area, orgName: '手写的单位' } }, {}],
    ['a body that leads the society', { branch: board }, { branch: '请重新选择分会' }],
    ['an unknown branch', { branch: { ...branch, id: 'nope' } }, { branch: '请重新选择分会' }],
    [
      'a branch by another name',
      { branch: { ...branch, orgName: '监事会' } },
      { branch: '请重新选择分会' },
    ],
    ['an unknown unit', { unit: nowhere }, { unit: '请重新选择单位' }],
    [
      'an unknown unit in a row',
      { jobs: [{ unit: listed }, { unit: nowhere }] },
      { 'jobs/1/unit': '请重新选择单位' },
    ],
  ])('%s', async (_, values, errors) => {
    expect(await errorsOf(values)).toEqual(errors)
  })

  test('a unit of another area is none of this one', async () => {
    const elsewhere = { ...listed, areaCode: ['440000', '440300', '440304'] }
    expect(await errorsOf({ unit: elsewhere })).toEqual({ unit: '请重新选择单位' })
  })

  test('one that the stored record names stays right', async () => {
    expect(await errorsOf({ unit: nowhere }, { unit: nowhere })).toEqual({})
  })
})

test('a card number on somebody else’s application is refused where the form wants it not to repeat', async () => {
  const card = { constraints: { notRepeat: 'cardNo' }, messages: { notRepeat: '证件号码已存在' } }
  const asking = { fields: { cardNo: card } } as never
  const free = { fields: { cardNo: { constraints: {}, messages: {} } } } as never
  const made = { cardNo: 'QX900001', mobile: '13912349001', oneMemberCode: '01' } as const
  const refused = (bundle: never, mobile: string) =>
    errorsIn(() =>
      server.parts.store.tx(DEMO, (tx) =>
        refuseOthersCard(tx, { bundle }, { ...made, mobile, accountId: null }),
      ),
    )
  await server.parts.store.tx(DEMO, (tx) => anApplication(tx, made))
  expect(await refused(asking, '13912349002')).toEqual({ cardNo: '证件号码已存在' })
  expect(await refused(asking, made.mobile)).toEqual({})
  expect(await refused(free, '13912349002')).toEqual({})
})
