import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import type { FormBundle } from '#contract/form.ts'
import { FIELD_TYPES, type FieldType, type RawField } from '#contract/formInfo.ts'
import TEXTS from './textAttributes.json' with { type: 'json' }
import texts from './texts.json' with { type: 'json' }

type PanelRows = readonly (readonly RawField[])[]

const files = import.meta.glob<PanelRows>('../../../../schemas/panels/field/*.json', {
  eager: true,
  import: 'default',
})
const PANELS: ReadonlyMap<string, PanelRows> = new Map(
  Object.entries(files).map(([file, rows]) => [file.replace(/^.*\/|\.json$/g, ''), rows]),
)

/** Types whose attribute has an effect on a field of a form, too; on others in the rows of a table only. */
const NOT_REPEATED: readonly FieldType[] = ['textBox']

/** The panel of a type as it is written, for a field of a form or a column of a table. */
export function panelRows(type: FieldType, inTable: boolean): readonly (readonly RawField[])[] {
  const rows = PANELS.get(type) ?? []
  if (inTable || NOT_REPEATED.includes(type)) return rows
  return rows.filter((row) => row.every(({ value }) => value !== 'notRepeatText'))
}

/** What is a text of an attribute's panel; a slot holds texts only where it holds options or columns. */
const isText = ({ value, type }: RawField): boolean =>
  TEXTS.includes(String(value)) && (type !== 'describe' || value === 'items')

/** The texts of a panel alone, in one section. */
export const textRows = (type: FieldType, inTable: boolean): PanelRows => [
  [{ type: 'page', label: texts.textsTitle }],
  ...panelRows(type, inTable)
    .flat()
    .filter(isText)
    .map((field) => [field]),
]

const bundles = new Map<string, FormBundle>()

/** Returns what is made for a name the first time, every time. */
function kept(name: string, make: () => FormBundle): FormBundle {
  const bundle = bundles.get(name) ?? make()
  bundles.set(name, bundle)
  return bundle
}

const convert = (rows: PanelRows): FormBundle => convertFormInfo(rows, { dictionaries: {} })

/** The panel of a type; the same object every time. Its dictionaries are given when it is opened. */
export const panelBundle = (type: FieldType, inTable: boolean): FormBundle =>
  kept(`${type} ${inTable}`, () => convert(panelRows(type, inTable)))

/** The panel of a type that draws its texts alone; whether one of them is there still depends on all attributes. */
export const textBundle = (type: FieldType, inTable: boolean): FormBundle =>
  kept(`${type} ${inTable} texts`, () => ({
    ...panelBundle(type, inTable),
    sections: convert(textRows(type, inTable)).sections,
  }))

/** Attributes without effect where nobody fills in the field. */
const OF_INPUT: readonly unknown[] = [
  ...['required', 'requiredText', 'placeholder', 'isDisable', 'defaultValue'],
]

/** The panel of a field that is computed. */
export const computedBundle = (type: FieldType, inTable: boolean): FormBundle =>
  kept(`${type} ${inTable} computed`, () => ({
    ...panelBundle(type, inTable),
    sections: convert(
      panelRows(type, inTable)
        .map((row) => row.filter(({ value }) => !OF_INPUT.includes(value)))
        .filter((row) => row.length > 0),
    ).sections,
  }))

/** The type of a definition; undefined for one that the form language does not have. */
export const typeOf = ({ type }: RawField): FieldType | undefined =>
  FIELD_TYPES.find((known) => known === type)
