import type { Json } from '#contract/logic.ts'
import { get, type Located } from '../document/located.ts'
import { formKeys } from '../model/formKeys.ts'
import type { PageSite } from '../model/pageSite.ts'
import type { Surroundings } from '../model/surroundings.ts'
import { answerShape } from './answerShape.ts'
import { ANYTHING, type JsonSchema, objectOf } from './jsonSchema.ts'
import type { Api } from './operations.ts'
import { rowShape } from './rowShape.ts'
import {
  EVENT,
  FAILURE,
  FIXED_ROOTS,
  FLOW,
  formShape,
  SITE_CALL,
  sourceShape,
  TIMER,
} from './scopes.ts'

/** Everything that may be read at a place of a page, as one object shape: root → shape. */
export function scopeShape(page: PageSite, around: Surroundings, api: Api): JsonSchema {
  const { row } = around
  return objectOf({
    ...FIXED_ROOTS,
    site: api.operations.get(SITE_CALL)?.data ?? ANYTHING,
    page: pageShape(page),
    data: mapShape(page.sources, (source) => sourceShape(answerShape(source, api))),
    form: mapShape(page.forms, (form) => formShape(valuesShape(form))),
    ...(row && { row: rowShape(row, page, api, (outer) => scopeShape(page, outer, api)) }),
    ...(around.event && { event: EVENT }),
    ...(around.results && { result: resultShape(around.results, around.failed, api) }),
  })
}

const mapShape = (names: PageSite['sources'], shape: (value: Located) => JsonSchema): JsonSchema =>
  objectOf(Object.fromEntries([...names].map(([name, { value }]) => [name, shape(value)])))

function pageShape(page: PageSite): JsonSchema {
  const state = [...page.state].map(([name, { value }]) => [name, shapeOf(value.value)])
  const timers = objectOf(Object.fromEntries([...page.timers.keys()].map((name) => [name, TIMER])))
  const flow = get(get(page.root, 'model'), 'flow')
  return objectOf({ ...Object.fromEntries(state), timers, ...(flow && { flow: FLOW }) })
}

/** The shape a start value promises: null and empty containers promise nothing. */
function shapeOf(value: Json): JsonSchema {
  if (value === null) return ANYTHING
  if (Array.isArray(value)) return { type: 'array' }
  if (typeof value !== 'object') return { type: typeof value }
  const properties = Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)])
  return properties.length === 0 ? ANYTHING : objectOf(Object.fromEntries(properties))
}

function valuesShape(form: Located): JsonSchema {
  const keys = formKeys(form)
  return keys ? objectOf(Object.fromEntries(keys.map((key) => [key, ANYTHING]))) : ANYTHING
}

function resultShape(results: ReadonlyMap<string, Located>, failed: boolean, api: Api): JsonSchema {
  const named = [...results].map(([name, step]) => [name, answerShape(step, api)])
  return objectOf({ ...Object.fromEntries(named), ...(failed && { error: FAILURE }) })
}
