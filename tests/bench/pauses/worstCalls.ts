import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import type { OperationId } from '#contract/calls.ts'
import { OptionCode } from '#contract/codes.ts'
import { callRights, callSchemas } from '#server/calls/apiDocument.ts'
import { applyInput, INDIVIDUAL } from '../../server/support/applications.ts'
import { DEMO } from '../../server/support/visitor.ts'
import { type Caller, openCaller, type Prepared } from './callers.ts'
import { MOST_BYTES, worstBody } from './worstBody.ts'
import { worstForms } from './worstForms.ts'

/** A request that is measured; made anew for every round, as what is sealed can be sent once. */
export interface WorstCall {
  says: string
  prepare(): Promise<Prepared>
}

const FORMS = resolve(import.meta.dirname, '../../../fixtures/organisations/demo/formConfig')
const MOBILE = '13800000001'
const VALID = { ...INDIVIDUAL, mobile: MOBILE }

/** A call that takes a form of the demonstration, and what it gets beside the form's text. */
interface FormCall {
  id: OperationId
  form: string
  around: object
}

const APPLY: FormCall = {
  id: 'memberApply',
  form: '0301-101-10101',
  around: applyInput('individual', {}),
}
const POSITION: FormCall = { id: 'orgApply', form: '0402', around: { orgId: DEMO } }

/** The cheapest call, the worst body of every call, the worst forms, sealed ones, and what is not read at all. */
export async function worstCalls(url: string): Promise<WorstCall[]> {
  const member = await openCaller(url, MOBILE, 'Member-2026')
  const staff = await openCaller(url, 'staff', 'Staff-2026')
  return [
    { says: 'time (nothing to read)', prepare: () => member.prepare('time') },
    ...contractCalls(member, staff),
    ...[APPLY, POSITION, await correction(member)].flatMap((call) => formCalls(member, call)),
    ...sealedCalls(member, staff),
    ...unreadBodies(member),
  ]
}

function contractCalls(member: Caller, staff: Caller): WorstCall[] {
  const rights = callRights()
  return [...callSchemas()].flatMap(([id, { body }]) => {
    if (!body) return []
    const caller = (rights.get(id)?.needs.length ?? 0) > 0 ? staff : member
    const worst = worstBody(body, givenTo(id))
    return [{ says: id, prepare: () => caller.prepare(id, worst) }]
  })
}

/** The organisation is the site's own but where it names a unit; a list of people is one. */
export function givenTo(id: OperationId): object {
  if (id === 'importUsers') return { content: listOfPeople() }
  return id === 'updateUser' || !namesOrganisation(id) ? {} : { orgId: DEMO }
}

const namesOrganisation = (id: OperationId): boolean =>
  JSON.stringify(callSchemas().get(id)?.body).includes('"orgId":')

const listOfPeople = () =>
  ['姓名,手机号码', ...Array.from({ length: 2000 }, (_, at) => `甲,${13_600_000_000 + at}`)].join(
    '\n',
  )

/** An application the member makes, to be corrected with the same form. */
async function correction(member: Caller): Promise<FormCall> {
  const { id, status } = await member.call('memberApply', applyInput('individual', VALID))
  return {
    ...APPLY,
    id: 'memberStatus',
    around: { id, status, optionCode: OptionCode.Modify },
  }
}

const formCalls = (member: Caller, call: FormCall): WorstCall[] =>
  formBodies(call).map(([name, body]) => ({
    says: `${call.id}: ${name}`,
    prepare: () => member.prepare(call.id, body),
  }))

function formBodies({ form, around }: FormCall): [string, object][] {
  const definition = readFileSync(resolve(FORMS, `${form}.json`), 'utf8')
  const { formInfo } = JSON.parse(definition) as { formInfo: unknown }
  const bundle = convertFormInfo(formInfo, { dictionaries: {} })
  const worst = worstForms(bundle, VALID)
  return worst.map(([name, text]) => [name, { ...around, formInfo: text }])
}

const sealedCalls = (member: Caller, staff: Caller): WorstCall[] => [
  ...formBodies(APPLY)
    .slice(0, 1)
    .map(([name, body]) => ({
      says: `memberApply: ${name}, sealed`,
      prepare: () => member.prepareSealed('memberApply', body),
    })),
  {
    says: 'importUsers, sealed',
    prepare: () => staff.prepareSealed('importUsers', givenTo('importUsers')),
  },
  {
    says: 'login: a megabyte of text, sealed',
    prepare: () => member.prepareSealed('login', { text: 'a'.repeat(MOST_BYTES) }),
  },
]

const unreadBodies = (member: Caller): WorstCall[] =>
  Object.entries({
    'a megabyte of small values': `[${'0,'.repeat(MOST_BYTES / 2 - 4)}0]`,
    'as many values as are read': `[${'0,'.repeat(39_990)}0]`,
    'a megabyte of one text': JSON.stringify({ text: 'a'.repeat(MOST_BYTES - 20) }),
    'a megabyte of levels': `${'['.repeat(MOST_BYTES / 2)}${']'.repeat(MOST_BYTES / 2)}`,
  }).map(([name, body]) => ({
    says: `login: ${name}`,
    prepare: () => member.prepare('login', body),
  }))
