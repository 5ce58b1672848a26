import { expect, test } from 'vitest'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import type { Dictionaries } from '#contract/formInfo.ts'
import { offerOf } from '#runtime/core/drafts/offerOf.ts'
import { takeDraft } from '#runtime/core/drafts/takeDraft.ts'
import { FormStore } from '#runtime/core/form/formStore.ts'

const kinds = (...codes: string[]): Dictionaries => ({
  KIND: codes.map((itemCode) => ({ itemCode, itemName: `类${itemCode}` })),
})
const formInfo = [
  [{ type: 'choice', value: 'kind', label: '类别', source: '02', dictionary: 'KIND' }],
  [{ type: 'textBox', value: 'name', label: '姓名' }],
]

function open(dictionaries: Dictionaries) {
  const bundle = convertFormInfo(formInfo, { dictionaries })
  return new FormStore(bundle, { context: { dictionaries, areas: [], now: 0 } })
}

test('an answer whose option is offered no more is listed, not put back', () => {
  const before = open(kinds('1', '2'))
  before.fill({ kind: '2', name: '张三' })
  const { bundle } = before
  const tables = { dictionaries: kinds('1', '2'), areas: [] }
  const source = { bundle, get: (key: string) => before.get(key), opening: new Map(), tables }
  const draft = takeDraft(source, { savedAt: 0, tab: 't', base: '' } as never)
  const offer = draft && offerOf(draft, open(kinds('1')), '')
  expect(offer?.values).toEqual({ name: '张三' })
  expect(offer?.shown.changed).toEqual([
    { key: 'kind', label: '类别', text: '类2', reason: 'options' },
  ])
  expect(draft && offerOf(draft, open(kinds('1', '2')), '')?.values).toEqual({
    kind: '2',
    name: '张三',
  })
})
