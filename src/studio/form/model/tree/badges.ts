import type { Finding } from '#contract/finding.ts'
import type { FormBundle, FormField } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { isSameJson } from '#domain/json/isSameJson.ts'
import { pointerSegments } from '#domain/json/jsonPointer.ts'
import { keyRead } from '#domain/logic/keyRead.ts'
import { varsOf } from '#domain/logic/varsOf.ts'
import { fill } from '#domain/text/fill.ts'
import type { FieldPlace } from '#formDocument/formDocument.ts'
import { keyOf } from '#formDocument/keys/keys.ts'
import { RELATION_ATTRIBUTES } from '#formDocument/relations/ruleAttributes.ts'
import { columnsOf, type FormInfo, fieldsOf } from '#formDocument/rows/rows.ts'
import texts from './texts.json' with { type: 'json' }

/** A short label on an entry of the outline. */
export interface Badge {
  kind:
    | ('required' | 'controls' | 'controlled' | 'hidden' | 'readOnly' | 'unprinted')
    | ('new' | 'changed' | 'findings')
  text: string
  /** Full sentence, when the label leaves something out. */
  detail?: string
}

/** Data that badges are derived from, by key and place. */
export interface BadgeSources {
  fields: FormBundle['fields']
  /** Field → the fields it controls, and the fields that control it. */
  controls: ReadonlyMap<string, readonly string[]>
  controllers: ReadonlyMap<string, readonly string[]>
  rules: FormBundle['rules']
  /** Definitions and rules of the published form; absent when there is none. */
  live: { definitions: ReadonlyMap<string, unknown>; rules: FormBundle['rules'] } | undefined
  /** `row/index/column` → number of findings, those of a table's columns included. */
  findings: ReadonlyMap<string, number>
}

/** The published form; `formInfo` is undefined when there is none. */
export interface PublishedForm {
  formInfo: FormInfo | undefined
  bundle: Pick<FormBundle, 'rules'>
}

export function badgeSources({
  formInfo,
  bundle,
  live,
  findings = [],
}: {
  formInfo: FormInfo
  bundle: FormBundle
  live?: PublishedForm | undefined
  findings?: readonly Finding[] | undefined
}): BadgeSources {
  const controllers = new Map(
    Object.entries(bundle.rules).map(([key, rule]) => [key, fieldsIn(bundle, varsOf(rule))]),
  )
  const controls = new Map<string, string[]>()
  for (const [target, keys] of controllers)
    for (const key of keys) controls.set(key, [...(controls.get(key) ?? []), target])
  return {
    fields: bundle.fields,
    controls,
    controllers,
    rules: bundle.rules,
    live: live?.formInfo && {
      definitions: definitionsByKey(live.formInfo),
      rules: live.bundle.rules,
    },
    findings: countByPlace(formInfo, findings),
  }
}

/** Returns the fields among some paths: a rule may also read names that are no field of the form. */
const fieldsIn = ({ fields }: FormBundle, paths: readonly string[]): string[] => {
  const keys = paths.map((path) => keyRead(path, fields))
  return [...new Set(keys.filter((key) => Object.hasOwn(fields, key)))]
}

const definitionsByKey = (formInfo: FormInfo) =>
  new Map(
    formInfo.flatMap(fieldsOf).flatMap((field) => {
      const key = keyOf(field)
      return key === undefined ? [] : [[key, field] as const]
    }),
  )

function countByPlace(formInfo: FormInfo, findings: readonly Finding[]): Map<string, number> {
  const counts = new Map<string, number>()
  const count = (...place: unknown[]) =>
    counts.set(place.join('/'), (counts.get(place.join('/')) ?? 0) + 1)
  for (const { path } of findings) {
    const [root, row = '', ...rest] = pointerSegments(path)
    if (root !== 'formInfo') continue
    const [index = '', items, column] = Array.isArray(formInfo[Number(row)]) ? rest : ['0', ...rest]
    count(row, index)
    if (items === 'items' && column !== undefined) count(row, index, column)
  }
  return counts
}

/** Returns the badges of a field or column. */
export function badgesOf(
  sources: BadgeSources,
  definition: unknown,
  place: FieldPlace,
  table?: unknown,
): readonly Badge[] {
  const key = keyOf(definition)
  const isColumn = table !== undefined
  const field = isColumn
    ? columnField(sources, table, key)
    : ownValue(sources.fields, key ?? `@${place.row}.${place.index}`)
  const found = sources.findings.get(Object.values(placeOf(place)).join('/')) ?? 0
  return [
    ...(field ? stateBadges(field) : []),
    ...(isColumn || key === undefined ? [] : ruleBadges(sources, key)),
    ...(isColumn ? [] : changeBadges(sources, definition, key)),
    ...(found > 0
      ? [{ kind: 'findings' as const, text: fill(texts.findings, { count: found }) }]
      : []),
  ]
}

const placeOf = ({ row, index, column }: FieldPlace) =>
  column === undefined ? { row, index } : { row, index, column }

function columnField(
  { fields }: BadgeSources,
  table: unknown,
  key: string | undefined,
): FormField | undefined {
  const columns = ownValue(fields, keyOf(table) ?? '')?.columns ?? []
  return columnsOf(table) && columns.find((column) => column.key === key)
}

const stateBadges = ({ required, isHide, isDisable, print, type }: FormField): Badge[] => [
  ...(required ? [{ kind: 'required' as const, text: texts.required }] : []),
  ...(isHide ? [{ kind: 'hidden' as const, text: texts.hidden }] : []),
  ...(isDisable ? [{ kind: 'readOnly' as const, text: texts.readOnly }] : []),
  ...(print.on || type === 'page' ? [] : [{ kind: 'unprinted' as const, text: texts.unprinted }]),
]

function ruleBadges({ controls, controllers, fields }: BadgeSources, key: string): Badge[] {
  const namesOf = (keys: readonly string[]) =>
    keys.map((one) => ownValue(fields, one)?.label || one).join('、')
  const targets = controls.get(key) ?? []
  const deciders = controllers.get(key)
  return [
    ...(targets.length > 0
      ? [
          {
            kind: 'controls' as const,
            text: fill(texts.controls, { count: targets.length }),
            detail: fill(texts.controlsDetail, { names: namesOf(targets) }),
          },
        ]
      : []),
    ...(deciders
      ? [
          {
            kind: 'controlled' as const,
            text: texts.controlled,
            detail: fill(texts.controlledDetail, { names: namesOf(deciders) }),
          },
        ]
      : []),
  ]
}

function changeBadges({ live, rules }: BadgeSources, definition: unknown, key = ''): Badge[] {
  if (!live || key === '') return []
  if (!live.definitions.has(key)) return [{ kind: 'new', text: texts.new, detail: texts.newDetail }]
  const isChanged =
    !isSameJson(ownOf(live.definitions.get(key)), ownOf(definition)) ||
    !isSameJson(ownValue(live.rules, key), ownValue(rules, key))
  return isChanged ? [{ kind: 'changed', text: texts.changed, detail: texts.changedDetail }] : []
}

/** Returns a definition without its relations: a changed relation counts as a change of the fields that it shows. */
const ownOf = (definition: unknown): unknown =>
  isRecord(definition)
    ? Object.fromEntries(
        Object.entries(definition).filter(([name]) => !RELATION_ATTRIBUTES.includes(name)),
      )
    : definition
