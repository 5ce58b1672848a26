import fc from 'fast-check'
import type { Logic } from '#contract/logic.ts'
import type { FormDocument } from '#formDocument/formDocument.ts'

export const KEYS = ['a', 'b', 'c', 'd', 't', 'cardType'] as const
export const CODES = ['1', '2', '3']

const code = fc.constantFrom(...CODES)

/** A rule over some fields, `t` among them or not. */
function ruleOver(keys: readonly string[]): {
  value: fc.Arbitrary<Logic>
  rule: fc.Arbitrary<Logic>
} {
  const key = fc.constantFrom(...keys)
  const rows: fc.Arbitrary<Logic>[] = keys.includes('t')
    ? [
        fc.constantFrom<Logic>(
          { sum: [{ var: 't' }, 'x'] },
          { sum: [{ filter: [{ var: 't' }, 'y', ['1']] }, 'x'] },
        ),
      ]
    : []
  const value: fc.Arbitrary<Logic> = fc.oneof(
    key.map((one) => ({ var: one })),
    ...rows,
    fc.tuple(key, key).map(([one, other]) => ({ '+': [{ var: one }, { var: other }] })),
    fc
      .uniqueArray(key, { minLength: 1 })
      .map((some) => ({ countOf: some.map((one) => ({ var: one })) })),
  )
  const { rule } = fc.letrec<{ rule: Logic; leaf: Logic }>((tie) => ({
    leaf: fc.oneof(
      fc
        .tuple(fc.constantFrom('==', '!=', '>=', '<'), value, fc.constantFrom<Logic>(1, '1', '2'))
        .map(([operator, left, right]) => ({ [operator]: [left, right] })),
      fc
        .tuple(key, fc.uniqueArray(code, { minLength: 1 }))
        .map(([one, codes]) => ({ anyIn: [{ var: one }, codes] })),
      fc
        .uniqueArray(key, { minLength: 1 })
        .map((some) => ({ filled: some.map((one) => ({ var: one })) })),
    ),
    rule: fc.oneof(
      { depthSize: 'small' },
      tie('leaf'),
      fc
        .tuple(fc.constantFrom('and', 'or'), fc.array(tie('rule'), { minLength: 1, maxLength: 3 }))
        .map(([operator, rules]) => ({ [operator]: rules })),
      tie('rule').map((one) => ({ '!': one })),
    ),
  }))
  return { value, rule }
}

const items = CODES.map((itemCode) => ({ itemCode, itemName: `第${itemCode}项` }))

function relationTo(keys: readonly string[]) {
  const some = fc.uniqueArray(fc.constantFrom(...keys), { minLength: 1 })
  return fc.record({
    condition: fc.constantFrom('1', '2', '3'),
    conditionText: fc.uniqueArray(code, { minLength: 1 }).map((codes) => codes.join(',')),
    fields: fc.oneof(
      some,
      some.map((named) => named.join('，')),
    ),
  })
}

/** Fields that a field's rules read, and those that its relations show. */
interface Neighbours {
  read: readonly string[]
  shown: readonly string[]
}

const TABLE = {
  ...{ type: 'table', value: 't', label: '表格' },
  items: [
    { type: 'counter', value: 'x', label: '数' },
    { type: 'choice', value: 'y', label: '类', source: '01', items },
  ],
}

function field(name: string, { read, shown }: Neighbours) {
  if (name === 't') return fc.constant(TABLE)
  const { rule, value } = ruleOver(read.length > 0 ? read : KEYS)
  return fc.record(
    {
      type: fc.constantFrom('choice', 'textBox', 'counter'),
      value: fc.constant(name),
      label: fc.constant(name),
      items: fc.constant(items),
      source: fc.constant('01'),
      defaultValue: code,
      ...(shown.length > 0 && {
        relations: fc.array(relationTo(shown), { minLength: 1, maxLength: 2 }),
      }),
      ...(read.length > 0 && { showWhen: rule, compute: value }),
      isRegExp: fc.constantFrom(true, '1', false),
      commonRegExp: fc.constant('cardNo'),
      customRegExp: fc.constant('[0-9]+'),
    },
    { requiredKeys: ['type', 'value', 'label'] },
  )
}

const checkOver = (keys: readonly string[]) =>
  fc.record({
    rule: ruleOver(keys).rule,
    message: fc.constantFrom('甲', '乙', '丙'),
    at: fc.constantFrom(...keys),
  })

const formOf = (
  neighboursOf: (nth: number) => Neighbours,
  checked: readonly string[],
): fc.Arbitrary<FormDocument> =>
  fc.record({
    formInfo: fc
      .tuple(...KEYS.map((name, nth) => field(name, neighboursOf(nth))))
      .map(([a, b, c, d, t, e]) => [[a], [{ type: 'page', label: '二' }], [b, c], [d, t], [e]]),
    checks: fc.array(checkOver(checked), { maxLength: 3 }),
  })

/** Forms without errors that depend on themselves in every way. */
export const forms = formOf(() => ({ read: KEYS, shown: KEYS }), KEYS)

/** Forms whose fields depend on those before them. */
export const orderedForms = formOf(
  (nth) => ({ read: KEYS.slice(0, nth), shown: KEYS.slice(nth + 1) }),
  KEYS,
)

const few = (keys: readonly string[]) =>
  fc.subarray([...keys], { maxLength: Math.min(1, keys.length) })

/** Forms of which about half of the fields are apart from all others. */
export const sparseForms = fc
  .tuple(
    fc.tuple(
      ...KEYS.map((_, nth) =>
        fc.record({ read: few(KEYS.slice(0, nth)), shown: few(KEYS.slice(nth + 1)) }),
      ),
    ),
    fc.constantFrom(...KEYS),
  )
  .chain(([neighbours, checked]) =>
    formOf((nth) => neighbours[nth] ?? { read: [], shown: [] }, [checked]),
  )
