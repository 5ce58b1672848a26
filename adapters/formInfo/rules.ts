import type { FormField } from '#contract/form.ts'
import type { FieldAttribute } from '#contract/formInfo.ts'
import type { Logic } from '#contract/logic.ts'
import { ownValue } from '#contract/record.ts'
import { dependencyOrder } from '#domain/dependencyOrder.ts'
import { jsonPointer } from '#domain/json/jsonPointer.ts'
import { keyRead } from '#domain/logic/keyRead.ts'
import { varsOf } from '#domain/logic/varsOf.ts'
import { readRule } from './attributes/readRule.ts'
import type { ConvertedField } from './convertField.ts'
import type { Report } from './diagnostics.ts'
import { convertRelations, type NamedTest } from './relations.ts'

/** Rules of visibility and computation, in an order in which one pass settles chains. */
export interface FormRules {
  rules: Record<string, Logic>
  computes: Record<string, Logic>
  ruleOrder: string[]
  cycles: string[][]
  /** Target → pointers of the attributes that decide, one per test of its relations. */
  askedAt: ReadonlyMap<string, readonly string[]>
  /** Target → the first pointer that names it: of a relation, else of its own rule. */
  namedAt: ReadonlyMap<string, string>
  /** Field → pointer of its `showWhen`, and of its `compute`. */
  showWhenAt: ReadonlyMap<string, string>
  computedAt: ReadonlyMap<string, string>
}

/** A rule of a field's own definition. */
interface OwnRule {
  rule: Logic
  path: string
}

/** All rules in a definition on one field's visibility and value. */
interface Said {
  tests: readonly NamedTest[]
  showWhen: OwnRule | undefined
  compute: OwnRule | undefined
}

/**
 * One json-logic rule a field: of its relations any shows it, and its own `showWhen` must hold as well (decision 0291);
 * `isHide` wins over both, so a field that has it gets no rule. Fields on a cycle are reported and get no rule and no
 * computation: they are shown.
 */
export function convertRules(converted: readonly ConvertedField[], report: Report): FormRules {
  const fields = Object.fromEntries(converted.map((one) => [one.field.key, readField(one)]))
  const said = readAll(converted, fields, report)
  const { order, cycles } = dependencyOrder(
    new Map([...said].map(([key, one]) => [key, readBy(one, fields)])),
  )
  for (const cycle of cycles) reportCycle(cycle, said, report)
  const isSettled = new Set(order)
  const kept = [...said].filter(([key]) => isSettled.has(key) && !ownValue(fields, key)?.isHide)
  const rules = Object.fromEntries(kept.flatMap(([key, one]) => ruled(key, showing(one))))
  const computes = Object.fromEntries(kept.flatMap(([key, one]) => ruled(key, one.compute?.rule)))
  return {
    rules,
    computes,
    ruleOrder: order.filter((key) => Object.hasOwn(rules, key) || Object.hasOwn(computes, key)),
    cycles,
    ...placesOf(said),
  }
}

/** Attributes without effect on a computed field. */
const FILLED_IN_BY_PEOPLE: readonly FieldAttribute[] = [
  'required',
  'requiredText',
  'defaultValue',
  'step',
  'placeholder',
]

const ruled = (key: string, rule: Logic | undefined): [string, Logic][] =>
  rule === undefined ? [] : [[key, rule]]

/** Returns the field as rules read it: whether it is computed is known before its rule is. */
const readField = ({ field, isComputable, reader }: ConvertedField): FormField =>
  isComputable && ownValue(reader.node.raw, 'compute') != null
    ? { ...field, isComputed: true }
    : field

function readAll(
  converted: readonly ConvertedField[],
  fields: Readonly<Record<string, FormField>>,
  report: Report,
): Map<string, Said> {
  const relations = convertRelations(converted, report)
  const own = ({ reader }: ConvertedField, name: 'showWhen' | 'compute'): OwnRule | undefined => {
    const rule = readRule(reader, name, fields)
    if (name === 'compute' && rule !== undefined) reader.disregard(FILLED_IN_BY_PEOPLE)
    return rule === undefined ? undefined : { rule, path: reader.node.path + jsonPointer(name) }
  }
  const all = converted.map((one): [string, Said] => [
    one.field.key,
    {
      tests: relations.get(one.field.key) ?? [],
      showWhen: own(one, 'showWhen'),
      compute: one.isComputable ? own(one, 'compute') : undefined,
    },
  ])
  return new Map(all.filter(([, { tests, showWhen, compute }]) => tests[0] ?? showWhen ?? compute))
}

/** Returns the joined rule of a field; undefined for one that always shows. */
function showing({ tests, showWhen }: Said): Logic | undefined {
  const [first, ...more] = tests.map(({ shows }) => shows)
  const related = more.length > 0 ? { or: [first ?? true, ...more] } : first
  if (showWhen === undefined) return related
  return related === undefined ? showWhen.rule : { and: [related, showWhen.rule] }
}

function readBy({ tests, showWhen, compute }: Said, fields: Readonly<Record<string, FormField>>) {
  const own = [showWhen, compute].flatMap((one) => (one ? varsOf(one.rule) : []))
  return [...tests.map(({ controller }) => controller), ...own.map((path) => keyRead(path, fields))]
}

function placesOf(said: ReadonlyMap<string, Said>) {
  const entries = [...said]
  const at = (read: (one: Said) => string | undefined): ReadonlyMap<string, string> =>
    new Map(
      entries.flatMap(([key, one]): [string, string][] => {
        const path = read(one)
        return path === undefined ? [] : [[key, path]]
      }),
    )
  return {
    askedAt: new Map(entries.map(([key, { tests }]) => [key, tests.map(({ asks }) => asks)])),
    namedAt: at(({ tests, showWhen }) => tests[0]?.path ?? showWhen?.path),
    showWhenAt: at(({ showWhen }) => showWhen?.path),
    computedAt: at(({ compute }) => compute?.path),
  }
}

/** Reports a cycle at the first token by which one of its members names another. */
function reportCycle(
  cycle: readonly string[],
  said: ReadonlyMap<string, Said>,
  report: Report,
): void {
  const members = cycle.flatMap((key) => said.get(key) ?? [])
  const edge = members
    .flatMap(({ tests }) => tests)
    .find(({ controller }) => cycle.includes(controller))
  const own = members.flatMap(({ showWhen, compute }) => showWhen ?? compute ?? [])
  const path = edge?.path ?? own[0]?.path
  const code = members.some(({ compute }) => compute) ? 'compute-cycle' : 'relation-cycle'
  if (path !== undefined) report(code, path, [...cycle, cycle[0]].join(' → '))
}
