import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CALLS } from '#contract/allCalls.ts'
import type { OperationId } from '#contract/calls.ts'
import { ownValue } from '#contract/record.ts'
import { API, callSchemas, type Schema } from '#server/calls/apiDocument.ts'
import { refusedInputs } from '#server/calls/inputErrors.ts'
import { REFUSAL_INPUTS } from '#server/messages/refusalInputs.ts'
import refusals from '#server/messages/refusals.json' with { type: 'json' }
import type { MessageKey } from '#server/messages/sentence.ts'
import { sentPassword } from '#server/seed/seedPeople.ts'
import { person } from '../modules/people/accounts/registration.ts'
import { openApp, type TestApp } from '../support/openApp.ts'
import { DEMO, visitor } from '../support/visitor.ts'

const KEYS = Object.keys(refusals) as MessageKey[]
const IDS = Object.keys(CALLS) as OperationId[]

const SCHEMAS = callSchemas()

/** Every schema of a call's inputs that a path leads to; none when the call has no such input. */
function schemasAt(id: OperationId, path: string): Schema[] {
  const { params, querystring, body } = SCHEMAS.get(id) ?? {}
  const roots = [params, querystring, body].filter((schema) => schema !== undefined)
  const below = (all: Schema[], name: string) =>
    all.flatMap(ways).flatMap(({ properties }) => {
      const own = ownValue((properties ?? {}) as Record<string, Schema>, name)
      return own ? [own] : []
    })
  return path.split('/').reduce(below, roots)
}

/** The inputs of a call, however deep, that neither they nor what they refer to have a title. */
function untitled(schema: Schema, path: string, around: readonly Schema[] = []): string[] {
  return ways(schema).flatMap((way) => {
    if (around.includes(way)) return []
    const { properties, items } = way as { properties?: Record<string, Schema>; items?: Schema }
    const inside = items ? untitled(items, `${path}[]`, [...around, way]) : []
    const named = Object.entries(properties ?? {}).flatMap(([name, own]) => {
      const at = `${path}/${name}`
      const isTitled = [own, ...ways(own)].some(({ title }) => typeof title === 'string')
      return [...(isTitled ? [] : [at]), ...untitled(own, at, [...around, way])]
    })
    return [...named, ...inside]
  })
}

test.each(IDS)('a sentence about any input of %s names it in Chinese', (id) => {
  const { params, querystring, body } = SCHEMAS.get(id) ?? {}
  const roots = [params, querystring, body].filter((schema) => schema !== undefined)
  expect(roots.flatMap((root) => untitled(root, ''))).toEqual([])
})

function ways(schema: Schema): Schema[] {
  const { $ref, oneOf } = schema as { $ref?: string; oneOf?: Schema[] }
  if ($ref) return ways(API.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {})
  return oneOf ? oneOf.flatMap(ways) : [schema]
}

describe('every refusal of every call names inputs of that call, or none', () => {
  test.each(IDS)('%s', (id) => {
    const named = KEYS.flatMap((key) => refusedInputs(id, key))
    expect(named.filter((path) => schemasAt(id, path).length === 0)).toEqual([])
  })

  test('each input of the table is one that a call takes', () => {
    const paths = new Set(Object.values(REFUSAL_INPUTS).flat())
    const taken = [...paths].filter((path) => IDS.some((id) => schemasAt(id, path).length > 0))
    expect(taken).toEqual([...paths])
  })

  /** Sentences about what was typed, picked or attached. */
  const ABOUT_A_VALUE =
    /^请(输入|选择|填写|上传|写明)|(格式|验证码|密码|号码)错误$|长度只能|不能超过\{limit\}个字|(号码|用户名|单位)已存在$|重新上传$/

  /** Those of them that are about no input of its own, and why. */
  const NONE: Partial<Record<MessageKey, string>> = {
    factorNeeded: 'what opens the dialog that asks for it',
    formRequired: 'a call without its form, which no page sends',
    formNotObject: 'a form that is not the text of one, which no page sends',
    requestMalformed: 'a request that is not HTTP',
    subOrgUnknown: 'a field of the form (FormInvalid)',
    uploadType: 'the token of an upload, told at its file',
  }
  /** Fields of the invoice's form (FormInvalid). */
  const isInvoiceField = (key: string) => key.startsWith('invoice')

  test('a sentence about a value says which', () => {
    const silent = KEYS.filter(
      (key) =>
        ABOUT_A_VALUE.test(refusals[key]) &&
        REFUSAL_INPUTS[key].length === 0 &&
        !isInvoiceField(key) &&
        !(key in NONE),
    )
    expect(silent).toEqual([])
  })
})

describe('a refusal says at which input', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await openApp()
  })
  afterAll(() => server.close())
  const { mobile: _mobile, ...rest } = person()

  test.each<[string, OperationId, object, Record<string, string>]>([
    [
      'a wrong code',
      'proveMobile',
      { mobile: '13800000001', validCode: '000000' },
      { validCode: '验证码错误' },
    ],
    [
      'a wrong code of a login',
      'login',
      { mobile: '13800000001', code: '000000' },
      { code: '验证码错误' },
    ],
    [
      'a wrong password',
      'login',
      { userName: 'staff', userPwd: sentPassword('Wrong-1') },
      { userPwd: '用户名或密码错误' },
    ],
    [
      'a mobile that exists',
      'sendRegisterCode',
      { mobile: '13800000001' },
      { mobile: '手机号码已存在' },
    ],
    [
      'a value the contract does not admit',
      'proveMobile',
      { mobile: '12', validCode: '000000' },
      { mobile: '手机号码格式错误' },
    ],
    [
      'a value that is missing',
      'register',
      { ...rest, validCode: '000000' },
      { mobile: '缺少参数：mobile' },
    ],
  ])('%s', async (_what, id, input, errors) => {
    const answer = await visitor(server).ask(id, { orgId: DEMO, ...input } as never)
    expect(answer.data).toEqual({ errors })
  })

  test('and what is about the matter says none', async () => {
    const answer = await visitor(server).ask('memberDetail', { id: 'AAAAAAAAAAAAAAAAAAAAAA' })
    expect(answer).toMatchObject({ code: 'A0404', data: null })
  })
})
