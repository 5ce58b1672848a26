import fc from 'fast-check'
import { expect, test } from 'vitest'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import type { FormValues } from '#contract/form.ts'
import type { Logic } from '#contract/logic.ts'
import { FormStore } from '#runtime/core/form/formStore.ts'
import { rootOf } from '#runtime/core/form/paths.ts'
import { readSharedData } from '#server/base/shared/sharedData.ts'
import { cleanEditors } from '#server/modules/records/forms/cleanEditors.ts'
import { validateForm } from '#server/modules/records/forms/validateForm.ts'

const shared = readSharedData()
const NOW = Date.parse('2026-11-25T10:30:00+08:00')
const NUM_RUNS = Number(process.env.FORM_RUNS ?? 150)

const ID_CARD = { isRegExp: true, commonRegExp: 'idCard', regExpText: '证件号码错误' }
const TEXTS = ['', ' ', '  ', '\u3000', 'ab', ' ab ', 'Ab', '12']
const CARDS = ['11010519491231002x', '11010519491231002X', ' 11010519491231002X ', ' ']
const HTML = [
  '',
  '<p></p>',
  '<p>&nbsp;</p>',
  '<p>ab</p>',
  '<p><img src="/a.png"></p>',
  '<p>a&nbsp;&amp; "b"</p>',
]

/** What a field may be, with what its widget lets people leave in it. */
const KINDS: readonly [definition: object, values: readonly unknown[]][] = [
  [{ type: 'textBox' }, TEXTS],
  [{ type: 'textBox', ...ID_CARD }, CARDS],
  [{ type: 'editor' }, HTML],
  [{ type: 'counter' }, [null, 0, 2, 7]],
  [{ type: 'dateTime' }, [null, '2026-11-20', '2030-01-01']],
  [
    {
      type: 'table',
      items: [
        { type: 'textBox', value: 'x', label: '列' },
        { type: 'textBox', value: 'y', label: '证件号码', ...ID_CARD },
      ],
    },
    [[], [{}], [{ x: ' ' }], [{ x: ' ab ', y: '11010519491231002x' }, {}]],
  ],
]

const KEYS = ['a', 'b', 'c', 'd']
const aVar = fc.constantFrom(...KEYS).map((key) => ({ var: key }))
const condition: fc.Arbitrary<Logic> = fc.oneof(
  aVar.map((read) => ({ '!': read })),
  fc.array(aVar, { minLength: 1, maxLength: 3 }).map((reads) => ({ filled: reads })),
  aVar.map((read) => ({ '>': [{ count: read }, 0] })),
  fc.tuple(aVar, aVar).map((reads) => ({ '==': reads })),
  fc.tuple(aVar, aVar).map((reads) => ({ '!=': reads })),
  fc.tuple(aVar, fc.constantFrom('ab', '12', CARDS[1] as string)).map((both) => ({ '==': both })),
  aVar.map((read) => ({ anyIn: [read, ['ab', CARDS[1] as string]] })),
  fc
    .array(aVar, { minLength: 1, maxLength: 3 })
    .map((reads) => ({ '>=': [{ countOf: reads }, 2] })),
)
const amount: fc.Arbitrary<Logic> = fc.oneof(
  aVar.map((read) => ({ count: read })),
  aVar.map((read) => ({ cat: ['No.', read] })),
  fc.array(aVar, { minLength: 1, maxLength: 3 }).map((reads) => ({ countOf: reads })),
)

const field = (key: string) =>
  fc
    .record({
      kind: fc.constantFrom(...KINDS),
      at: fc.nat(),
      required: fc.boolean(),
      showWhen: fc.option(condition, { nil: undefined }),
    })
    .map(({ kind: [definition, values], at, required, showWhen }) => ({
      definition: {
        ...definition,
        value: key,
        label: `L${key}`,
        required,
        ...(showWhen !== undefined && { showWhen }),
      },
      value: values[at % values.length],
    }))

const form = fc.record({
  fields: fc.tuple(...KEYS.map(field)),
  computed: fc.record({ type: fc.constantFrom('counter', 'textBox'), compute: amount }),
  check: condition,
})

test('what a browser holds gets no answer about a field that is not on the screen', async () => {
  await fc.assert(
    fc.asyncProperty(form, async ({ fields, computed, check }) => {
      const definition = JSON.stringify({
        formInfo: [
          ...fields.map(({ definition }) => definition),
          { ...computed, value: 'n', label: 'Ln' },
        ],
        checks: [{ rule: check, message: 'CHECK', at: 'a' }],
      })
      const bundle = convertFormInfo(definition, shared)
      const store = new FormStore(bundle, {
        context: { ...shared, now: NOW },
      })
      for (const [at, { value }] of fields.entries()) store.set(KEYS[at] as string, value)
      const values = JSON.parse(JSON.stringify(store.submission())) as FormValues
      const errors = await store.check()
      const answered = await validateForm(
        { definition, values, dictionaries: {}, now: NOW, prefilling: {}, taken: [] },
        shared,
      )
      expect(Object.keys(answered.errors).filter((path) => store.isHidden(rootOf(path)))).toEqual(
        [],
      )
      expect(answered.errors).toEqual(errors)
      if (Object.keys(errors).length === 0)
        expect(answered.values).toEqual(cleanEditors(bundle, values))
    }),
    { numRuns: NUM_RUNS },
  )
})
