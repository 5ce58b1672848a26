import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { entriesOf, entryName } from '#adapters/schemaForm/entries.ts'
import { type EntryFacts, entryFacts } from '#adapters/schemaForm/entryFacts.ts'
import { panelOf } from '#adapters/schemaForm/panelOf.ts'
import type { SchemaNode } from '#adapters/schemaForm/schemaNode.ts'
import { SCHEMAS } from '#server/modules/configuration/documents/documentSchemas.ts'

const schemas = Object.fromEntries(SCHEMAS) as Record<string, SchemaNode>
const CHOICES = { memberTypes: [], assets: [] }

const documentOf = (file: string) => {
  const schema = file.replace('.json', '.schema.json')
  const value: unknown = JSON.parse(readFileSync(`fixtures/organisations/demo/${file}`, 'utf8'))
  const object = Array.isArray(value) ? { items: value } : value
  const place = { node: schemas[schema] ?? {}, file: schema }
  return { object, panel: panelOf(schemas, place, object, CHOICES) }
}

/** What the list of a document tells of its first entry. */
function firstOf(file: string, label: string, change: object = {}): EntryFacts | undefined {
  const { object, panel } = documentOf(file)
  const list = panel.lists.find((one) => one.label === label)
  const entry = list && entriesOf(object, list)[0]
  return list && entryFacts(schemas, list.entry, { ...(entry as object), ...change }, 2026)
}

const later = [{ amount: 10000 }, { amount: 12000, from: 2027 }]

test.each<[string, EntryFacts | undefined, string[], string | undefined]>([
  ['a notice', firstOf('notices.json', '公告'), ['发布时间 2026-11-12 09:30'], undefined],
  [
    'one published at midnight',
    firstOf('notices.json', '公告', { createAt: '2026-11-12' }),
    ['发布时间 2026-11-12'],
    undefined,
  ],
  ['a fee', firstOf('fees.json', '会费标准'), ['100.00 元'], undefined],
  [
    'a fee that rises next year',
    firstOf('fees.json', '会费标准', { fee: later }),
    ['100.00 元'],
    undefined,
  ],
  ['a member type', firstOf('memberTypes.json', '会员类型'), [], undefined],
  ['a banner', firstOf('site.json', '横幅'), [], 'asset:banner-conference.svg'],
  ['a banner without a picture', firstOf('site.json', '横幅', { file: [] }), [], ''],
  ['a member who is shown', firstOf('site.json', '会员风采'), [], 'asset:avatar-01.png'],
])('%s is told with its date or amount and its picture', (_what, facts, words, picture) => {
  expect(facts).toEqual({ words, picture })
})

test.each([
  [
    'its text',
    { id: 'a', title: '', content: '<p>各会员单位：&nbsp;关于召开二〇二六年学术年会的通知</p>' },
    '各会员单位： 关于召开二〇二六年…',
  ],
  [
    'its date',
    { id: 'a', title: '', createAt: '2026-11-12 09:30', content: '<p> </p>' },
    '2026-11-12',
  ],
  ['its place where there is neither', { id: 'a', title: '', content: '' }, '第 14 项'],
])('an entry without a title is called by %s', (_what, entry, name) => {
  expect(entryName(entry, 13, CHOICES)).toBe(name)
})

test('entries without a name, and the parts of a list, are called by their place in the schema', () => {
  const { object, panel } = documentOf('site.json')
  const labels = panel.fields.flatMap(({ at, label }) => (at[1] === 'theme' ? [label] : []))
  expect(labels).toEqual(['主题色（浅色）', '主题色（主色）'])
  const list = panel.lists.find(({ label }) => label === '横幅')
  const banner = list && entriesOf(object, list)[0]
  const [files] = list ? panelOf(schemas, list.entry, banner, CHOICES).lists : []
  const names = [0, 1, 2].map((index) => entryName({ url: '' }, index, CHOICES, files))
  expect(names).toEqual(['电脑用', '手机用', '第 3 项'])
})

test('an entry for a member type has its name, whichever way it names the type', () => {
  const choices = { memberTypes: [{ code: '10101', name: '普通会员' }], assets: [] }
  for (const entry of [{ memberType: '10101' }, { objId: '101,10101' }])
    expect(entryName(entry, 0, choices)).toBe('普通会员')
  expect(entryName({ objId: '101,10199' }, 0, choices)).toBe('第 1 项')
})

test('the picture of a certificate is chosen or uploaded as other pictures are', () => {
  const { panel } = documentOf('certificates.json')
  const kinds = panel.fields.filter(({ label }) => label === '底图').map(({ kind }) => kind)
  expect(kinds).toEqual(['asset', 'asset'])
})

test('what is given by the product or a command is no field', () => {
  const labels = documentOf('organisation.json').panel.fields.map(({ label }) => label)
  expect(labels).not.toContain('组织代码')
  expect(labels).not.toContain('编号')
  expect(labels).toContain('组织名称')
})

test('a member type is chosen by its name, also where its category is written beside it', () => {
  const memberTypes = [{ code: '10101', category: '101', name: '普通会员' }]
  const place = { node: schemas['statusList.schema.json'] ?? {}, file: 'statusList.schema.json' }
  const object = { items: [{ objId: '101,10101', status: [] }] }
  const [list] = panelOf(schemas, place, object, CHOICES).lists
  if (!list) throw new Error('no list')
  const panel = panelOf(schemas, list.entry, object.items[0], { ...CHOICES, memberTypes })
  expect(panel.formInfo.flat()[0]).toMatchObject({
    type: 'choice',
    items: [{ itemCode: '101,10101', itemName: '普通会员' }],
  })
})

test('lists of one name are told apart by their group', () => {
  const { panel } = documentOf('certificates.json')
  const labels = panel.lists.map(({ label }) => label)
  expect(labels).toEqual(['会员证书 · 证书上的各项', '任职证书 · 证书上的各项'])
})
