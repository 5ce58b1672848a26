import fc from 'fast-check'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import type { FormBundle, FormValues } from '#contract/form.ts'
import type { RawField } from '#contract/formInfo.ts'
import { measureOf, verbsOf } from '#formDocument/rules/sentence/measures.ts'
import type {
  Condition,
  Subject,
  Test,
  Value,
  Verb,
} from '#formDocument/rules/sentence/sentence.ts'
import { FormStore } from '#runtime/core/form/formStore.ts'
import { context } from '../../runtime/core/form/bundles.ts'

export const choice = (value: string, label: string, more = {}): RawField => ({
  ...{ type: 'choice', value, label, choiceType: '01' },
  items: [
    { itemCode: '01', itemName: `${label}一` },
    { itemCode: '02', itemName: `${label}二` },
    { itemCode: '03', itemName: `${label}三` },
  ],
  ...more,
})

/** A field of every measure; `target` and `other` are what rules show. */
export const FIELDS: readonly RawField[] = [
  choice('party', '党派'),
  choice('degrees', '学历', { choiceType: '02' }),
  { type: 'switch', value: 'open', label: '公开' },
  { type: 'textBox', value: 'name', label: '姓名' },
  { type: 'counter', value: 'years', label: '年限' },
  { type: 'counter', value: 'papers', label: '论文数' },
  { type: 'dateTime', value: 'birth', label: '出生日期', fmt: 'yyyy-MM-dd' },
  { type: 'dateTime', value: 'joined', label: '入会日期', fmt: 'yyyy-MM' },
  { type: 'dateTime', value: 'study', label: '在学时间', isTimeSlot: true, fmt: 'yyyy-MM-dd' },
  {
    ...{ type: 'table', value: 'works', label: '成果' },
    items: [{ type: 'counter', value: 'amount', label: '金额' }],
  },
  { type: 'textBox', value: 'target', label: '说明' },
  { type: 'textBox', value: 'other', label: '备注' },
]

export const bundleOf = (formInfo: readonly unknown[], checks?: unknown): FormBundle =>
  convertFormInfo(checks === undefined ? formInfo : { formInfo, checks }, context)

/** A form of these fields, one a row, with more attributes for some. */
export const formWith = (more: Readonly<Record<string, RawField>> = {}): unknown[] =>
  FIELDS.map((field) => [{ ...field, ...more[String(field.value)] }])

const { fields } = bundleOf(formWith())

const path = fc.constantFrom(
  ...['party', 'degrees', 'open', 'name', 'years', 'papers', 'birth', 'joined'],
  ...['study', 'study.0', 'study.1', 'works'],
)
const date = fc.constantFrom('birth', 'joined', 'study.0', 'study.1')
const NUMBERS: fc.Arbitrary<Subject> = fc.oneof(
  fc.constantFrom<Subject>({ kind: 'field', path: 'years' }, { kind: 'field', path: 'papers' }),
  date.map((path): Subject => ({ kind: 'age', path })),
  fc.constantFrom<Subject>({ kind: 'count', key: 'works' }, { kind: 'count', key: 'degrees' }),
  fc
    .subarray(['name', 'birth', 'party'], { minLength: 1 })
    .map((keys): Subject => ({ kind: 'countOf', keys })),
  fc.constant<Subject>({ kind: 'sum', key: 'works', column: 'amount' }),
  fc
    .tuple(date, fc.oneof(date, fc.constant('now')))
    .map(([from, to]): Subject => ({ kind: 'days', from, to })),
)
const DAY_SUBJECTS: fc.Arbitrary<Subject> = fc.oneof(
  date.map((path): Subject => ({ kind: 'field', path })),
  fc.constant<Subject>({ kind: 'today' }),
)
const subject: fc.Arbitrary<Subject> = fc.oneof(
  { weight: 3, arbitrary: path.map((one): Subject => ({ kind: 'field', path: one })) },
  { weight: 2, arbitrary: NUMBERS },
  { weight: 1, arbitrary: fc.constant<Subject>({ kind: 'today' }) },
)

const CODES = fc.subarray(['01', '02', '03', 'true', '甲'], { minLength: 1, maxLength: 2 })
const DAYS = ['2001-02-28', '2008-11-24', '2008-11-25', '2026-12-01']

const valueFor = (of: Subject, by: Verb): fc.Arbitrary<Value | undefined> => {
  if (by === 'filled' || by === 'empty') return fc.constant(undefined)
  if (by === 'in' || by === 'notIn') return CODES.map((codes): Value => ({ kind: 'codes', codes }))
  const fromSubject = (one: Subject): Value => ({ kind: 'subject', subject: one })
  if (measureOf(of, fields) === 'number')
    return fc.oneof(
      fc.integer({ min: -1, max: 4 }).map((number): Value => ({ kind: 'number', number })),
      NUMBERS.map(fromSubject),
    )
  const days = fc.constantFrom(...DAYS).map((day): Value => ({ kind: 'day', day }))
  return of.kind === 'today' ? days : fc.oneof(days, DAY_SUBJECTS.map(fromSubject))
}

/** Complete tests, as they are read again. */
export const anyTest: fc.Arbitrary<Test> = subject.chain((of) =>
  fc.constantFrom(...verbsOf(of, fields)).chain((by) =>
    fc.tuple(valueFor(of, by), fc.boolean()).map(([value, isLenient]): Test => {
      const canBeLenient = value !== undefined && value.kind !== 'codes' && by !== '!='
      return {
        ...{ subject: of, by },
        ...(value && { value }),
        ...(isLenient && canBeLenient && { lenient: true }),
      }
    }),
  ),
)

const few = (test: fc.Arbitrary<Test>) => fc.array(test, { minLength: 2, maxLength: 3 })

/** Conditions of two levels, as they are read again. */
export const conditionOf = (test: fc.Arbitrary<Test>): fc.Arbitrary<Condition> =>
  fc.oneof(
    test.map((one): Condition => ({ join: 'all', parts: [one] })),
    fc.constantFrom('all', 'any').chain((join) => {
      const inner = join === 'all' ? ('any' as const) : ('all' as const)
      const group = few(test).map((tests) => ({ join: inner, tests }))
      return fc
        .array(fc.oneof({ weight: 2, arbitrary: test }, group), { minLength: 2, maxLength: 3 })
        .map((parts): Condition => ({ join: join as 'all' | 'any', parts }))
    }),
  )

/** Tests that relations can say, of answers that there are. */
export const relatedTest: fc.Arbitrary<Test> = fc
  .tuple(fc.constantFrom('party', 'degrees', 'open'), fc.constantFrom<Verb>('in', 'notIn', 'empty'))
  .chain(([key, by]) =>
    fc
      .subarray(key === 'open' ? ['true', 'false'] : ['01', '02', '03'], {
        minLength: 1,
        maxLength: 2,
      })
      .map(
        (codes): Test => ({
          ...{ subject: { kind: 'field', path: key }, by },
          ...(by !== 'empty' && { value: { kind: 'codes', codes } }),
        }),
      ),
  )

const none = fc.constant(null)
const number = fc.integer({ min: -1, max: 4 })
const day = fc.constantFrom(...DAYS)

/** Answers of every kind, some of them missing. */
export const answers: fc.Arbitrary<FormValues> = fc.record({
  party: fc.oneof(fc.constantFrom('01', '02', '03'), none),
  degrees: fc.oneof(fc.subarray(['01', '02', '03']), none),
  open: fc.oneof(fc.boolean(), none),
  name: fc.oneof(fc.constantFrom('甲', '乙', ' '), none),
  years: fc.oneof(number, none),
  papers: fc.oneof(number, none),
  birth: fc.oneof(day, none),
  joined: fc.oneof(
    day.map((one) => one.slice(0, 7)),
    none,
  ),
  study: fc.oneof(fc.tuple(day, fc.oneof(day, fc.constant(''))), none),
  works: fc.array(fc.record({ amount: fc.oneof(number, none) }), { maxLength: 2 }),
})

/** The fields that do not show over these answers. */
export function hiddenIn(bundle: FormBundle, values: FormValues): string[] {
  const store = new FormStore(bundle, { context, stored: values })
  const hidden = bundle.order.filter((key) => store.isHidden(key))
  store.dispose()
  return hidden
}
