import { type FieldType, LAYOUT_TYPES, type RawField } from '#contract/formInfo.ts'
import { fill } from '#domain/text/fill.ts'
import type { FormDocument } from '../formDocument.ts'
import { RELATION_ATTRIBUTES } from '../relations/ruleAttributes.ts'
import { definitionAt } from '../rows/definitionAt.ts'
import { otherTypes, withType } from '../types/changeType.ts'
import { panelRows, typeOf } from '../types/typePanels.ts'
import type { Change } from './change.ts'
import { listed } from './named.ts'
import texts from './texts.json' with { type: 'json' }
import type { Use } from './use.ts'

type TypeChange = Extract<Change, { act: 'type' }>

/** Groups of types whose answers rules compare alike: codes, or typed values. */
const ALIKE: readonly (readonly string[])[] = [
  ['choice', 'cascade'],
  ['textBox', 'editor', 'counter', 'slider', 'rate', 'dateTime', 'timePicker', 'timeSelect'],
]

/** Returns whether a change of type changes the kind of a field's answers. */
export function isOtherAnswer({ formInfo }: FormDocument, { place, type }: TypeChange): boolean {
  const definition = definitionAt(formInfo, place)
  if (!definition) return false
  if (isCoded(definition.type) !== isCoded(type)) return true
  return otherTypes(definition, place.column !== undefined).losing.includes(type)
}

/** Returns whether a type's answers are codes; some of these have the shape of a text. */
const isCoded = (type: unknown): boolean => type === 'choice' || type === 'cascade'

/** Returns whether conditions on the answers may keep their meaning. */
export function isAlike({ formInfo }: FormDocument, { place, type }: TypeChange): boolean {
  const before = String(definitionAt(formInfo, place)?.type)
  return ALIKE.some((alike) => alike.includes(before) && alike.includes(type))
}

/** Returns the effects of a change of type on the definition itself and on stored answers. */
export function typeUses(document: FormDocument, change: TypeChange, isLive: boolean): Use[] {
  const { place, type } = change
  const definition = definitionAt(document.formInfo, place)
  if (!definition) return []
  const names = lostCaptions(definition, type, place.column !== undefined)
  const uses: Use[] = []
  if (names.length > 0)
    uses.push({
      ...{ group: 'own', severity: 'changes', at: { place } },
      sentence: fill(texts.own.attributes, { names: listed(names) }),
    })
  if (isLive && isOtherAnswer(document, change))
    uses.push({ group: 'answers', severity: 'breaks', sentence: textOfAnswers(definition, type) })
  return uses
}

const textOfAnswers = (definition: RawField, type: FieldType): string =>
  isCoded(definition.type) && !isCoded(type) ? texts.answers.codes : texts.answers.kind

/** Returns the captions of the attributes that a definition loses. */
function lostCaptions(definition: RawField, type: FieldType, inTable: boolean): string[] {
  const before = typeOf(definition)
  if (!before) return []
  const kept = withType(definition, type, inTable)
  return panelRows(before, inTable)
    .flat()
    .filter(({ value }) => {
      const name = String(value)
      return (
        value !== undefined &&
        Object.hasOwn(definition, name) &&
        !Object.hasOwn(kept, name) &&
        // Relations are told with the fields that they show.
        !RELATION_ATTRIBUTES.includes(name)
      )
    })
    .map(({ label }) => String(label))
}

export const isLayoutType = (type: FieldType): boolean =>
  LAYOUT_TYPES.some((layout) => layout === type)
