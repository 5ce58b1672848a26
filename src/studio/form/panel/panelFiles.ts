import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import type { FormBundle } from '#contract/form.ts'
import type { FieldType, RawField } from '#contract/formInfo.ts'
import { type PanelRows, panelRows } from '#formDocument/types/typePanels.ts'
import TEXTS from './textAttributes.json' with { type: 'json' }
import texts from './texts.json' with { type: 'json' }

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
