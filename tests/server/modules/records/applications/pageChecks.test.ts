import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput, OperationId } from '#contract/calls.ts'
import type { FormErrors } from '#contract/envelope.ts'
import type { FormCheck } from '#contract/formSpec.ts'
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { productText } from '#server/modules/configuration/documents/overrideBases.ts'
import {
  type ApplyInput,
  applied,
  applyInput,
  individualValues,
} from '../../../support/applications.ts'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import {
  candidateValues,
  FREE,
  positionValues,
  recommended,
  recommendedApplied,
  recommendInput,
} from '../../../support/orgApplications.ts'
import { publish } from '../../../support/publish.ts'
import { DEMO, MECH, type Visitor, visitor } from '../../../support/visitor.ts'

const MESSAGE = '两项不能填写相同的内容'

let server: TestApp
beforeAll(async () => {
  server = await openApp()
  expect(await publish(server, ownPages())).toEqual([])
})
afterAll(() => server.close())

const differs = (field: string, other: string): FormCheck => ({
  field,
  rule: { '!=': [{ var: field }, { var: other }] },
  message: MESSAGE,
})

/** Each page of the product that submits a configured form, its form, and a check that the society adds in its own. */
const CHECKED: [page: string, form: string, check: FormCheck][] = [
  ['module/0201/join', 'apply', differs('orgName', 'realName')],
  ['module/0202/edit', 'edit', differs('orgName', 'introduction')],
  ['module/0204/recommend', 'apply', differs('orgName', 'realName')],
  ['module/0205/edit', 'edit', differs('orgName', 'email')],
  ['module/0207/apply', 'apply', differs('department', 'realName')],
]

/** The product's pages with these checks. */
function ownPages(): ConfigurationDocuments {
  const product = server.parts.pages.product()
  const entries = CHECKED.map(([page, form, check]) => {
    const path = `pages/${page}.json`
    const document = JSON.parse(productText(product, path) ?? '')
    document.model.forms[form].checks = [check]
    return [path, JSON.stringify(document)]
  })
  return Object.fromEntries(entries)
}

const mobiles = { next: 13_966_660_000 }
const anyMobile = () => String(mobiles.next++)

interface Sent {
  who: Visitor
  call: OperationId
  /** The call with values that meet every check, some of them replaced. */
  input(replaced: object): object
}

async function joining(): Promise<Sent> {
  const who = visitor(server)
  const mobile = anyMobile()
  await who.prove(mobile)
  const values = await individualValues(server, who, mobile)
  return {
    who,
    call: 'memberApply',
    input: (replaced) => applyInput('individual', { ...values, ...replaced }),
  }
}

const changing = (call: 'memberStatus' | 'updateMemberStatus') => async (): Promise<Sent> => {
  const who = visitor(server)
  const mobile = anyMobile()
  const { id } = await applied(server, who, mobile)
  const values = await individualValues(server, who, mobile)
  return { who, call, input: (replaced) => changeOf(id, { ...values, ...replaced }) }
}

const changeOf = (id: string, values: object) => ({
  id,
  status: '02',
  optionCode: '01',
  formInfo: JSON.stringify(values),
})

async function recommending(): Promise<Sent> {
  const who = visitor(server)
  const mobile = anyMobile()
  const checked = await recommended(who, 'UR2CD2BL')
  await who.prove(mobile)
  const values = await candidateValues(server, who, mobile, FREE.UR2CD2BL)
  return {
    who,
    call: 'orApply',
    input: (replaced) => recommendInput(checked, { ...values, ...replaced }),
  }
}

async function changingRecommendation(): Promise<Sent> {
  const who = visitor(server)
  const mobile = anyMobile()
  const { id } = await recommendedApplied(server, who, mobile, 'P99QZV3S')
  const values = await candidateValues(server, who, mobile, FREE.P99QZV3S)
  return { who, call: 'orStatus', input: (replaced) => changeOf(id, { ...values, ...replaced }) }
}

async function applyingForPosition(): Promise<Sent> {
  const who = visitor(server)
  await who.login('13800000002', 'Member-2026')
  const mobile = anyMobile()
  await who.prove(mobile)
  const values = await positionValues(server, who, mobile)
  return {
    who,
    call: 'orgApply',
    input: (replaced) => ({
      orgId: DEMO,
      formInfo: JSON.stringify({ ...values, ...replaced }),
    }),
  }
}

const send = ({ who, call, input }: Sent, replaced: object) =>
  who.ask(call, input(replaced) as CallInput<typeof call>)

test.each<[string, () => Promise<Sent>, object]>([
  ['memberApply', joining, { orgName: '顾闻溪' }],
  ['memberStatus', changing('memberStatus'), { orgName: '从事教育', introduction: '从事教育' }],
  ['its alias', changing('updateMemberStatus'), { orgName: '从事教育', introduction: '从事教育' }],
  ['orApply', recommending, { orgName: FREE.UR2CD2BL.realName }],
  ['orStatus', changingRecommendation, { orgName: 'ren@example.org', email: 'ren@example.org' }],
  ['orgApply', applyingForPosition, { department: '林见微' }],
])(
  '%s repeats the checks of the pages that send their form to it',
  async (_call, begin, broken) => {
    const sent = await begin()
    const [field = ''] = Object.keys(broken)
    expect(await send(sent, broken)).toMatchObject({
      status: 422,
      data: { errors: { [field]: MESSAGE } },
    })
    expect(await send(sent, {})).toMatchObject({ status: 200 })
  },
)

test('a check of the page that joins says nothing about a later change', async () => {
  const change = await changing('memberStatus')()
  expect(await send(change, { orgName: '顾闻溪' })).toMatchObject({ status: 200 })
})

test.each([
  ['the society whose page it is', 'localhost', DEMO, MESSAGE],
  ['another society', 'mech.localhost', MECH, undefined],
])('a check applies to %s', async (_whose, host, orgId, message) => {
  const who = visitor(server, host, orgId)
  await who.prove(anyMobile())
  const type = { [DEMO]: ['101', '10101'], [MECH]: ['201', '20101'] }[orgId] ?? []
  const [oneMemberType, memberType] = type
  const values = { realName: '顾闻溪', orgName: '顾闻溪' }
  const answer = await who.ask(
    'memberApply',
    applyInput('individual', values, { orgId, oneMemberType, memberType } as Partial<ApplyInput>),
  )
  const { errors } = answer.data as unknown as FormErrors
  expect(errors).toHaveProperty('sex')
  expect(errors.orgName).toBe(message)
})
