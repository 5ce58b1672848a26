import fc from 'fast-check'
import type { Answers, Field, Form, Rule } from './reading.ts'

const items = ['01', '02', '03'].map((itemCode) => ({ itemCode, itemName: itemCode }))

const tree = [
  { itemCode: '1', itemName: '1', children: [{ itemCode: '12', itemName: '12' }] },
  { itemCode: '2', itemName: '2' },
]

/** What a field may be, and what people may leave in it. */
const KINDS = {
  text: [{ type: 'textBox' }, [null, '', '  ', 'ab', ' ab ', '9', '12', '2.50', '𠮷a']],
  number: [{ type: 'counter' }, [null, 0, 0.1, 0.2, 0.3, 1.1, 3.3, 9, -2]],
  flag: [{ type: 'switch' }, [null, true, false]],
  one: [{ type: 'choice', choiceType: '01', items }, [null, '01', '02', '03']],
  several: [{ type: 'choice', choiceType: '02', items }, [null, [], ['01'], ['02', '03']]],
  day: [
    { type: 'dateTime', fmt: 'yyyy-MM-dd' },
    [null, '2008-11-25', '2008-11-26', '2026-11-25', '2027-02-28'],
  ],
  dayFirst: [
    { type: 'dateTime', fmt: 'dd/MM/yyyy' },
    [null, '31/01/2027', '29/02/2008', '25/11/2026'],
  ],
  table: [
    { type: 'table', items: [{ type: 'counter', value: 'n', label: 'n' }] },
    [null, [], [{}], [{ n: 0.1 }, { n: 0.2 }], [{ n: 3 }, { n: null }]],
  ],
  editor: [{ type: 'editor' }, [null, '<p></p>', '<p>ab</p>', '<p>a<strong>9</strong></p>']],
  ranged: [{ type: 'counter', min: 1, max: 5 }, [null, 0, 1, 2.5, 5, 9]],
  least: [{ type: 'counter', min: 2, step: 0.5 }, [null, 1.5, 2, 2.25, 3.5]],
  short: [
    { type: 'textBox', limitWorkNumber: true, min: 2, max: 3 },
    [null, 'a', ' a ', 'ab', 'abcd'],
  ],
  word: [
    { type: 'textBox', isRegExp: true, customRegExp: '[a-z]+' },
    [null, 'ab', ' ab ', 'a b', '9'],
  ],
  retired: [
    {
      type: 'choice',
      choiceType: '01',
      items: [...items, { itemCode: '04', itemName: '04', off: true }],
    },
    [null, '01', '04', '05'],
  ],
  fewer: [
    { type: 'choice', choiceType: '02', items, limitWorkNumber: true, min: 1, max: 2 },
    [null, ['01'], ['01', '02', '03'], ['01', '09']],
  ],
  period: [
    { type: 'dateTime', isTimeSlot: true, fmt: 'yyyy-MM-dd' },
    [null, ['2026-01-01', '2026-11-25'], ['2027-01-01', '2026-01-01']],
  ],
  path: [{ type: 'cascade', source: '01', items: tree }, [null, ['1', '12'], ['1'], ['2']]],
} as const satisfies Record<string, readonly [object, readonly unknown[]]>
type Kind = keyof typeof KINDS

interface Known {
  key: string
  kind: Kind
}

const read = (key: string): Rule => ({ var: key })

/** Rules over these fields, with operands of the kinds that the guide says operators are for. */
function rulesOver(known: readonly Known[]) {
  const reads = (...kinds: Kind[]): fc.Arbitrary<Rule>[] => {
    const keys = known.filter(({ kind }) => kinds.includes(kind)).map(({ key }) => key)
    return keys.length > 0 ? [fc.constantFrom(...keys).map(read)] : []
  }
  const made = (operands: fc.Arbitrary<Rule>[], rule: (operand: Rule) => Rule) =>
    operands.map((each) => each.map(rule))
  const any = fc.constantFrom(...known.map(({ key }) => key)).map(read)
  const constant = fc.constantFrom<Rule>(0, 0.3, 2, 3.3, 12, 18)
  const ends = reads('period').map((each) =>
    fc
      .tuple(each, fc.constantFrom('0', '1'))
      .map(([of, end]) => read(`${(of as { var: string }).var}.${end}`)),
  )
  const dates = [...reads('day', 'dayFirst'), ...ends]
  const number = fc.oneof(
    constant,
    ...reads('number', 'ranged', 'least'),
    ...made(reads('text', 'short', 'several', 'fewer', 'table', 'editor', 'path'), (of) => ({
      count: of,
    })),
    ...made(reads('table'), (of) => ({ sum: [of, 'n'] })),
    ...made(dates, (of) => ({ age: of })),
    ...made(dates, (of) => ({ days: [of, 'now'] })),
    fc.array(any, { minLength: 1, maxLength: 3 }).map((of) => ({ countOf: of })),
  )
  const amount = fc.oneof(
    number,
    fc
      .tuple(fc.constantFrom('+', '-', '*'), number, number)
      .map(([by, a, b]) => ({ [by]: [a, b] })),
  )
  const text = fc.oneof(
    fc.constantFrom<Rule>('ab', '9', '12', 'x'),
    ...reads('text', 'short', 'word', 'one', 'retired', 'editor'),
  )
  const day = fc.oneof(
    fc.constantFrom<Rule>('now', '2026-11-25', { day: 'now' }),
    ...made(dates, (of) => ({ day: of })),
    ...dates,
  )
  const compare = (by: readonly string[], one: fc.Arbitrary<Rule>, other = one) =>
    fc.tuple(fc.constantFrom(...by), one, other).map(([name, a, b]) => ({ [name]: [a, b] }))
  const EQUAL = ['==', '!=']
  const ORDER = ['<', '<=', '>', '>=']
  const test: fc.Arbitrary<Rule> = fc.oneof(
    compare([...EQUAL, ...ORDER], amount),
    compare([...EQUAL, ...ORDER], text, fc.oneof(text, constant)),
    compare([...EQUAL, ...ORDER], day),
    fc.array(any, { minLength: 1, maxLength: 3 }).map((of) => ({ filled: of })),
    ...made(reads('one', 'retired', 'several', 'fewer', 'path', 'text', 'word', 'flag'), (of) => ({
      anyIn: [of, ['01', '03', 'ab']],
    })),
    ...made(reads('several', 'fewer'), (of) => ({ '!=': [of, '01'] })),
    any,
  )
  const { rule } = fc.letrec<{ rule: Rule }>((tie) => ({
    rule: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      test,
      fc.array(tie('rule'), { minLength: 1, maxLength: 3 }).map((all) => ({ and: all })),
      fc.array(tie('rule'), { minLength: 1, maxLength: 3 }).map((all) => ({ or: all })),
      tie('rule').map((inner) => ({ '!': inner })),
    ),
  }))
  const value = fc.oneof(
    amount,
    fc.tuple(rule, amount, amount).map((all) => ({ if: all })),
  )
  const words = fc.tuple(text, amount).map(([a, b]) => ({ cat: [a, ' ', b] }))
  return { rule, value, words }
}

const sometimes = <T>(given: fc.Arbitrary<T>) => fc.option(given, { nil: undefined, freq: 2 })

const filledField = ({ key, kind }: Known, before: readonly Known[], later: readonly string[]) =>
  fc
    .record({
      required: fc.boolean(),
      fixed: sometimes(fixedBy(kind)),
      showWhen: before.length > 0 ? sometimes(rulesOver(before).rule) : fc.constant(undefined),
      relation: later.length > 0 ? sometimes(relation(later)) : fc.constant(undefined),
    })
    .map(({ relation: related, showWhen, required, fixed }) => ({
      ...KINDS[kind][0],
      ...MESSAGES,
      value: key,
      label: key,
      required,
      ...fixed,
      ...(showWhen !== undefined && { showWhen }),
      ...related,
    }))

/** Each message of its own, so that it is known which check failed. */
const MESSAGES = { requiredText: 'REQUIRED', limitWorkNumberText: 'LIMIT', regExpText: 'PATTERN' }

/** Values that the definition gives, and what hides a field for good. */
const fixedBy = (kind: Kind): fc.Arbitrary<object> => {
  const defaultValue = DEFAULTS[kind]
  const isHide = fc.constant({ isHide: true })
  const isShow = fc.constant({ isShow: false })
  if (defaultValue === undefined) return fc.oneof(isHide, isShow)
  return fc.constantFrom(
    { isHide: true },
    { isHide: true, defaultValue },
    { isShow: false },
    { isDisable: true, defaultValue },
    { defaultValue },
  )
}

const DEFAULTS: Partial<Record<Kind, unknown>> = { text: 'ab', number: 2, ranged: 5, one: '02' }

const relation = (later: readonly string[]) =>
  fc.record({
    isRelation: fc.constant(true),
    condition: fc.constantFrom('1', '2', '3'),
    conditionText: fc.constantFrom('01', '01,03', 'ab', 'true'),
    fields: fc.constantFrom(...later),
  })

const computedFields = (known: readonly Known[]) => {
  const { value, words } = rulesOver(known)
  return fc.tuple(
    fc
      .tuple(value, fc.constantFrom({}, { max: 3, limitWorkNumberText: 'LIMIT' }))
      .map(([compute, limit]) => ({
        type: 'counter',
        value: 'sum',
        label: 'sum',
        compute,
        ...limit,
      })),
    words.map((compute) => ({ type: 'textBox', value: 'words', label: 'words', compute })),
  )
}

/** Forms of four fields and two computed ones, with a check, and answers one after the other. */
export const randomForms: fc.Arbitrary<{ form: Form; steps: Answers[] }> = fc
  .tuple(...['a', 'b', 'c', 'd'].map(() => fc.constantFrom(...(Object.keys(KINDS) as Kind[]))))
  .chain((kinds) => {
    const known = kinds.map((kind, at) => ({
      key: `${'abcd'[at]}${kind === 'path' ? 'path' : ''}`,
      kind,
    }))
    const keys = known.map(({ key }) => key)
    const answer = fc
      .constantFrom(...known)
      .chain(({ key, kind }) =>
        fc
          .constantFrom(...(KINDS[kind][1] as readonly unknown[]))
          .map((value) => ({ [key]: value })),
      )
    return fc.record({
      form: fc
        .tuple(
          fc.tuple(
            ...known.map((one, at) => filledField(one, known.slice(0, at), keys.slice(at + 1))),
          ),
          computedFields(known),
          rulesOver(known).rule,
        )
        .map(([filled, computed, rule]) => ({
          formInfo: [...filled, ...computed] as Field[],
          checks: [{ rule, message: 'CHECK', at: keys[0] ?? 'a' }],
        })),
      steps: fc.array(answer, { minLength: 1, maxLength: 8 }),
    })
  })
