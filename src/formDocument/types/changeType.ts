import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import type { ValueShape } from '#contract/form.ts'
import {
  FIELD_TYPES,
  type FieldAttribute,
  type FieldType,
  LAYOUT_TYPES,
  type RawField,
} from '#contract/formInfo.ts'
import { ownValue } from '#contract/record.ts'
import { RULE_ATTRIBUTES } from '../relations/ruleAttributes.ts'
import { panelRows, typeOf } from './typePanels.ts'

/** Attributes whose meaning depends on the shape of the value. */
const OF_THE_VALUE = [
  ...['defaultValue', 'fmt', 'step', 'isMultiple', 'isTimeSlot'],
  ...['limitWorkNumber', 'min', 'max', 'limitWorkNumberText'],
]

const isLayout = (type: FieldType): boolean => LAYOUT_TYPES.some((layout) => layout === type)

/** Attributes that determine the shape of a value, besides the type. */
const OF_THE_SHAPE: readonly FieldAttribute[] = ['choiceType', 'isMultiple', 'isTimeSlot']

const shapes = new Map<string, ValueShape>()

/** Returns the shape of a definition's value if it had this type, as the type's own converter derives it. */
function shapeOf(definition: RawField, type: unknown): ValueShape {
  const deciding = OF_THE_SHAPE.map((name) => [name, ownValue(definition, name)])
  const field = { ...Object.fromEntries(deciding), type, value: 'probed' }
  const name = JSON.stringify(field)
  const known = shapes.get(name)
  if (known) return known
  const { fields } = convertFormInfo([[field]], { dictionaries: {} })
  const shape = ownValue(fields, 'probed')?.shape ?? 'none'
  shapes.set(name, shape)
  return shape
}

/** Types that a definition may be changed to: those that preserve existing answers, and those that do not. */
export interface OtherTypes {
  keeping: readonly FieldType[]
  losing: readonly FieldType[]
}

export function otherTypes(definition: RawField, inTable: boolean): OtherTypes {
  const shape = shapeOf(definition, definition.type)
  const types = FIELD_TYPES.filter(
    (type) => type !== definition.type && !(inTable && (isLayout(type) || type === 'table')),
  )
  const keeping = types.filter((type) => shapeOf(definition, type) === shape && type !== 'sign')
  return { keeping, losing: types.filter((type) => !keeping.includes(type)) }
}

/** Returns a definition with another type and the attributes that have the same meaning there. */
export function withType(definition: RawField, type: FieldType, inTable: boolean): RawField {
  const before = typeOf(definition)
  const known = new Set([
    ...['type', 'value', 'isShow', 'showWhen'],
    ...panelRows(type, inTable).flatMap((row) => row.map(({ value }) => String(value))),
    ...(isLayout(type) ? [] : RULE_ATTRIBUTES),
  ])
  const isSameShape = shapeOf(definition, before) === shapeOf(definition, type)
  const takesItems = before !== 'table' && type !== 'table'
  const kept = Object.entries({ ...definition, type }).filter(
    ([name]) =>
      known.has(name) &&
      (isSameShape || !OF_THE_VALUE.includes(name)) &&
      (takesItems || name !== 'items'),
  )
  return { ...Object.fromEntries(kept), ...(type === 'table' && { items: [] }) }
}
