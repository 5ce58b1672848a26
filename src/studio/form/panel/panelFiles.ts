import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import type { FormBundle } from '#contract/form.ts'
import { FIELD_TYPES, type FieldType, type RawField } from '#contract/formInfo.ts'
import type { FragmentDocument } from '#contract/page.gen.ts'
import { withLimits } from '#domain/json/writtenLimit.ts'
import { expand } from '#runtime/core/documents/expand.ts'
import TEXTS from './textAttributes.json' with { type: 'json' }
import texts from './texts.json' with { type: 'json' }

type PanelRows = readonly (readonly RawField[])[]

const files = import.meta.glob<PanelRows>('../../../../schemas/panels/field/*.json', {
  eager: true,
  import: 'default',
})
const shared = import.meta.glob<FragmentDocument>('../../../../schemas/fragments/panel/*.json', {
  eager: true,
  import: 'default',
})
const FRAGMENTS = Object.fromEntries(Object.values(shared).map((one) => [one.id, one]))

/** The rows of each type, with what several types have in common in its place, as pages are made of documents. */
const PANELS: ReadonlyMap<string, PanelRows> = new Map(
  Object.entries(files).map(([file, rows]) => [
    file.replace(/^.*\/|\.json$/g, ''),
    withLimits(expand(rows, FRAGMENTS).node) as PanelRows,
  ]),
)

/**
 * Types whose `notRepeatText` also has an effect outside a table; for all others it has one in the rows of a table
 * only.
 */
const NOT_REPEATED: readonly FieldType[] = ['textBox']

/** Returns the rows of a type's panel, for a field of a form or a column of a table. */
export function panelRows(type: FieldType, inTable: boolean): readonly (readonly RawField[])[] {
  const rows = PANELS.get(type) ?? []
  if (inTable || NOT_REPEATED.includes(type)) return rows
  return rows.filter((row) => row.every(({ value }) => value !== 'notRepeatText'))
}

/** Returns whether an entry of a panel edits texts; a slot does only for options and columns. */
const isText = ({ value, type }: RawField): boolean =>
  TEXTS.includes(String(value)) && (type !== 'describe' || value === 'items')

/** Returns the text attributes of a panel in one section. */
export const textRows = (type: FieldType, inTable: boolean): PanelRows => [
  [{ type: 'page', label: texts.textsTitle }],
  ...panelRows(type, inTable)
    .flat()
    .filter(isText)
    .map((field) => [field]),
]

const bundles = new Map<string, FormBundle>()

/** Returns the bundle of a name, created once. */
function kept(name: string, make: () => FormBundle): FormBundle {
  const bundle = bundles.get(name) ?? make()
  bundles.set(name, bundle)
  return bundle
}

const convert = (rows: PanelRows): FormBundle => convertFormInfo(rows, { dictionaries: {} })

/** Returns the panel of a type, always the same object. Its dictionaries are added when it is opened. */
export const panelBundle = (type: FieldType, inTable: boolean): FormBundle =>
  kept(`${type} ${inTable}`, () => convert(panelRows(type, inTable)))

/** Returns the panel of a type with its texts only; all attributes still decide whether a text applies. */
export const textBundle = (type: FieldType, inTable: boolean): FormBundle =>
  kept(`${type} ${inTable} texts`, () => ({
    ...panelBundle(type, inTable),
    sections: convert(textRows(type, inTable)).sections,
  }))

/** Attributes without an effect on a computed field. */
const OF_INPUT: readonly unknown[] = [
  ...['required', 'requiredText', 'placeholder', 'isDisable', 'defaultValue'],
]

/** Returns the panel of a computed field. */
export const computedBundle = (type: FieldType, inTable: boolean): FormBundle =>
  kept(`${type} ${inTable} computed`, () => ({
    ...panelBundle(type, inTable),
    sections: convert(
      panelRows(type, inTable)
        .map((row) => row.filter(({ value }) => !OF_INPUT.includes(value)))
        .filter((row) => row.length > 0),
    ).sections,
  }))

/** Returns the type of a definition; undefined for a type unknown to the form language. */
export const typeOf = ({ type }: RawField): FieldType | undefined =>
  FIELD_TYPES.find((known) => known === type)
