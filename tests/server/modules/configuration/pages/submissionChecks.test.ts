import { expect, test } from 'vitest'
import type { FormSpec } from '#contract/formSpec.ts'
import type { Json } from '#contract/logic.ts'
import type { Step } from '#contract/page.gen.ts'
import { readOperations } from '#lint/shape/operations.ts'
import type { Library } from '#server/modules/configuration/pages/library.ts'
import { submissionChecks } from '#server/modules/configuration/pages/submissionChecks.ts'
import { readProduct } from '#server/modules/configuration/product/readProduct.ts'

const product = await readProduct()

const check = (field: string) => ({ field, rule: { '!!': [{ var: field }] }, message: '必须填写' })
const asking = { field: 'mobile', call: 'validMobile', message: '手机号码已存在' }

/** A step that submits the form `apply`. */
const sends = (call: string): Step => ({
  call,
  body: { formInfo: { $: { if: [{ var: 'page.ready' }, { var: 'form.apply.text' }, null] } } },
})

const page = (checks: Json[], steps: object[], model: object = {}) => ({
  model: {
    forms: { apply: { from: 'formInfo', source: 'definition', checks } },
    actions: { send: { do: steps } },
    ...model,
  },
})

/** Documents by kind and id, some of them with an error. */
function library(documents: Record<string, object>, wrong: string[] = []): Library {
  const sources = Object.entries(documents).map(
    ([key, document]) =>
      [key, { file: `${key}.json`, id: key, text: JSON.stringify(document) }] as const,
  )
  const error = { severity: 'error', code: 'x', path: '', line: 1, column: 1, message: '' } as const
  return {
    sources: new Map(sources),
    findings: new Map(wrong.map((key) => [`${key}.json`, [{ file: `${key}.json`, ...error }]])),
    misfits: { dropped: [], findings: [] },
  }
}

/** Call → the fields that are checked when it submits. */
const checked = (found: Library) =>
  Object.fromEntries(
    [...submissionChecks(found, product.operations)].map(([call, checks]) => [
      call,
      checks.map(({ field }) => field),
    ]),
  )

const JOIN = page([check('email')], [sends('memberApply')])

test.each<[string, Record<string, object>, object]>([
  ['of a page', { 'pages/join': JOIN }, { memberApply: ['email'] }],
  ['of a dialog', { 'dialogs/join': JOIN }, { memberApply: ['email'] }],
  [
    'of every page that sends to the call',
    { 'pages/join': JOIN, 'pages/quick': page([check('sex')], [sends('memberApply')]) },
    { memberApply: ['email', 'sex'] },
  ],
  [
    'once for two steps with one call',
    { 'pages/join': page([check('email')], [sends('memberApply'), sends('memberApply')]) },
    { memberApply: ['email'] },
  ],
  [
    'for an alias under the call it stands for',
    { 'pages/edit': page([check('email')], [sends('updateMemberStatus')]) },
    { memberStatus: ['email'] },
  ],
  [
    'where the body is a payload',
    {
      'pages/join': page([check('email')], [{ call: 'memberApply', body: 'own' }]),
      'payloads/own': sends('memberApply'),
    },
    { memberApply: ['email'] },
  ],
  [
    'where a step fails, and where a timer ends',
    {
      'pages/join': page([check('email')], [{ set: {}, else: [sends('memberApply')] }], {
        timers: { wait: { for: 1000, onEnd: [sends('orgApply')] } },
      }),
    },
    { memberApply: ['email'], orgApply: ['email'] },
  ],
  [
    'but no question for the server',
    { 'pages/join': page([asking, check('email')], [sends('memberApply')]) },
    { memberApply: ['email'] },
  ],
  [
    'but none of a form that the page only reads',
    { 'pages/join': page([check('email')], [{ validate: 'apply' }, { call: 'memberApply' }]) },
    {},
  ],
])('the server repeats the checks %s', (_which, documents, found) => {
  expect(checked(library(documents))).toEqual(found)
})

test('a page that is not shown because of an error checks nothing', () => {
  expect(checked(library({ 'pages/join': JOIN }, ['pages/join']))).toEqual({})
})

/** The product's documents, every configured form of a page with a check. */
function checkingProduct(): Library {
  const { pages, dialogs, payloads } = product
  const documents = Object.entries({ pages, dialogs, payloads }).flatMap(([kind, texts]) =>
    texts.map(({ id, text }) => [`${kind}/${id}`, JSON.parse(text)] as const),
  )
  for (const [key, { model }] of documents)
    for (const form of Object.values<FormSpec>(model?.forms ?? {}))
      if (form.from === 'formInfo') form.checks = [check(key)]
  return library(Object.fromEntries(documents))
}

test('the product’s own pages are found for every call that submits a form', () => {
  const { operations } = readOperations(product.operations)
  const submitting = [...operations].flatMap(([call, { body, aliasOf }]) =>
    body?.properties?.formInfo && !aliasOf ? [call] : [],
  )
  const found = checked(checkingProduct())
  expect(Object.keys(found).sort()).toEqual(submitting.sort())
  expect(found).toEqual({
    memberApply: ['pages/module/0201/join'],
    memberStatus: ['pages/module/0202/edit'],
    orApply: ['pages/module/0204/recommend'],
    orStatus: ['pages/module/0205/edit'],
    orgApply: ['pages/module/0207/apply'],
  })
})
