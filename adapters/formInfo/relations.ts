import { Condition } from '#contract/codes.ts'
import type { FormField } from '#contract/form.ts'
import type { Logic } from '#contract/logic.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { jsonPointer } from '#domain/json/jsonPointer.ts'
import { commaList } from '#domain/text/commaList.ts'
import type { AttributeReader } from './attributes/reader.ts'
import type { ConvertedField } from './convertField.ts'
import details from './details.json' with { type: 'json' }
import type { Report } from './diagnostics.ts'
import { areRelationsOn, conditionOf } from './rawRelations.ts'

/** A field's value that shows or hides other fields: one relation of it. */
interface Controller {
  key: string
  /** The test that shows the targets. */
  shows: Logic
  /** Pointer of the attribute that decides: the wanted values, else the condition. */
  asks: string | undefined
  targets: { key: string; path: string }[]
}

/** Conditions 1, 2 and 3 (form language, section 3); an empty value is in no list, so 2 shows then. */
const TESTS: Record<Condition, (value: Logic, list: string[]) => Logic> = {
  [Condition.InList]: (value, list) => ({ anyIn: [value, list] }),
  [Condition.NotInList]: (value, list) => ({ '!': { anyIn: [value, list] } }),
  [Condition.Empty]: (value) => ({ isEmpty: [value] }),
}

/** `fields` as the keys it names, each with the token it is named by: its own in a list, the whole text in a comma list. */
function readTargets(reader: AttributeReader): Controller['targets'] {
  const path = reader.node.path + jsonPointer('fields')
  const raw = reader.raw('fields')
  const keys = reader.list('fields')
  if (!Array.isArray(raw)) return keys.map((key) => ({ key, path }))
  return keys.map((key) => {
    const index = raw.findIndex((entry) => commaList([entry])[0] === key)
    return { key, path: path + jsonPointer(index) }
  })
}

/** Reads the condition, and reports an unknown one. */
function readCondition(reader: AttributeReader): Condition | undefined {
  reader.code('condition', Object.values(Condition))
  return conditionOf(reader.node.raw)
}

/**
 * A field's relations: the four attributes, and those of `relations` (decision 0290). `isRelation` switches all of them;
 * with `relations` it is on unless it is written off. Every attribute is read whether they are on or not, so that a
 * switched-off one is not reported as unused.
 */
function readControllers({ field, reader }: ConvertedField): Controller[] {
  if (field.shape === 'none') return []
  const more = readMore(reader)
  reader.flag('isRelation')
  const on = areRelationsOn(reader.node.raw)
  const found = [reader, ...more].flatMap((one) => readController(field.key, one, on) ?? [])
  return on ? found.filter(({ targets }) => targets.length > 0) : []
}

/** Readers of the entries of `relations`. */
function readMore(reader: AttributeReader): AttributeReader[] {
  const given = reader.raw('relations')
  if (given === undefined || given === null) return []
  if (!Array.isArray(given)) {
    reader.complain('attribute-invalid', 'relations', details.notRelations)
    return []
  }
  return given.flatMap((entry, index) => {
    const within = jsonPointer(index)
    if (isRecord(entry)) return [reader.within('relations', within, entry)]
    reader.complain('attribute-invalid', 'relations', details.notRelation, within)
    return []
  })
}

function readController(key: string, reader: AttributeReader, on: boolean): Controller | undefined {
  const condition = readCondition(reader)
  const list = reader.list('conditionText')
  const targets = readTargets(reader)
  if (!condition) return undefined
  if (on && targets.length > 0 && list.length === 0) reportEmpty(reader, condition)
  return {
    key,
    shows: TESTS[condition]({ var: key }, list),
    asks: askedBy(reader, condition),
    targets,
  }
}

function askedBy({ node }: AttributeReader, condition: Condition): string | undefined {
  const names = condition === Condition.Empty ? ['condition'] : ['conditionText', 'condition']
  const name = names.find((one) => Object.hasOwn(node.raw, one))
  return name && node.path + jsonPointer(name)
}

/** Reports a missing list of values; text that could not be read has been reported already. */
function reportEmpty(reader: AttributeReader, condition: Condition): void {
  if (condition === Condition.Empty || isRecord(reader.raw('conditionText'))) return
  const outcome = condition === Condition.InList ? details.neverShown : details.alwaysShown
  reader.complain('condition-empty', 'conditionText', outcome)
}

/** Targets that do not exist are reported and left out; one named twice counts once. */
function knownTargets(
  controller: Controller,
  fields: ReadonlyMap<string, FormField>,
  report: Report,
): Controller['targets'] {
  return controller.targets.filter(({ key, path }, index) => {
    if (!fields.has(key)) report('relation-target-missing', path, key)
    return fields.has(key) && controller.targets.findIndex((other) => other.key === key) === index
  })
}

/** A test that shows a target, with the pointers that name the target and that decide. */
export interface NamedTest {
  controller: string
  shows: Logic
  path: string
  asks: string
}

/** Groups relations by target: the tests of each target, any of which shows it. */
export function convertRelations(
  converted: readonly ConvertedField[],
  report: Report,
): ReadonlyMap<string, readonly NamedTest[]> {
  const fields = new Map(converted.map(({ field }) => [field.key, field]))
  const tests = new Map<string, NamedTest[]>()
  for (const controller of converted.flatMap(readControllers))
    for (const { key, path } of knownTargets(controller, fields, report)) {
      const { key: name, shows, asks = path } = controller
      tests.set(key, [...(tests.get(key) ?? []), { controller: name, shows, path, asks }])
    }
  return tests
}
