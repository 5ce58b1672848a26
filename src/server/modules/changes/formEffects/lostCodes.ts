import type { FormBundle, FormField } from '#contract/form.ts'
import type { Dictionaries, Item } from '#contract/formInfo.ts'
import { ownValue } from '#contract/record.ts'
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import type { OpenedForm } from './openForms.ts'

/** Place of an option: in a field or column of a form, or in a dictionary. */
export interface OptionPlace {
  /** The document. */
  path: string
  /** Of a form's own option: its field. */
  key?: string
  /** Of a column: its key within the table `key`. */
  column?: string
  code: string
}

/** An option that a form or its dictionary no longer contains; a retired option is still contained. */
export interface LostCode {
  key: string
  /** Of a column: its key within the table `key`. */
  column?: string
  label: string
  code: string
  name: string
  /** True for an option of a dictionary, whose names are not stored with the forms of old answers. */
  isShared: boolean
  /** Where the option can be restored as retired; absent where its list is gone or of another kind. */
  retire?: OptionPlace
}

/** Finds the options that stored answers may contain and that the new form no longer knows. */
export function lostCodes(
  was: OpenedForm,
  is: OpenedForm,
  after: ConfigurationDocuments,
): LostCode[] {
  const now = new Map(offeredBy(is).map((offered) => [placeKey(offered), offered]))
  return offeredBy(was).flatMap((before) => {
    const left = now.get(placeKey(before))
    if (!left) return []
    const canRetire = before.list === left.list && ownValue(after, before.list) !== undefined
    return [...before.names]
      .filter(([code]) => !left.names.has(code))
      .map(([code, name]) => ({
        ...{ ...before.at, label: before.label, code, name, isShared: before.isShared },
        ...(canRetire && { retire: retirePlace(before, code) }),
      }))
  })
}

/** The options of a field or column by code, with what says which field that is. */
interface Offered {
  at: { key: string; column?: string }
  label: string
  names: ReadonlyMap<string, string>
  /** The document that holds the list. */
  list: string
  isShared: boolean
}

const placeKey = ({ at: { key, column = '' } }: Pick<Offered, 'at'>): string => `${key}/${column}`

/** Returns the codes that a form offers at a place, retired ones included; none where people type. */
export function codesOffered(form: OpenedForm): (at: Offered['at']) => ReadonlySet<string> {
  const known = new Map(offeredBy(form).map((one) => [placeKey(one), new Set(one.names.keys())]))
  return (at) => known.get(placeKey({ at })) ?? new Set()
}

const retirePlace = ({ at, list, isShared }: Offered, code: string): OptionPlace =>
  isShared ? { path: list, code } : { path: list, ...at, code }

function offeredBy({ path, bundle, tables: { dictionaries } }: OpenedForm): Offered[] {
  return fieldsOf(bundle).flatMap(({ at, label, field }): Offered[] => {
    const { options } = field
    const of = { at, label }
    if (options?.kind === 'items')
      return [{ ...of, names: namesIn(options.items), list: path, isShared: false }]
    if (options?.kind !== 'dictionary') return []
    const names = namesIn(itemsOf(dictionaries, options.name))
    return [{ ...of, names, list: `dictionaries/${options.name}.json`, isShared: true }]
  })
}

/** The fields and columns of a form in their order, each with its place and label. */
const fieldsOf = ({ order, fields }: FormBundle) =>
  order.flatMap((key) => {
    const field = ownValue(fields, key)
    return field ? [{ at: { key }, label: field.label, field }, ...columnsOf(field)] : []
  })

const columnsOf = ({ key, label, columns = [] }: FormField) =>
  columns.map((column) => ({
    at: { key, column: column.key },
    label: `${label} › ${column.label}`,
    field: column,
  }))

const itemsOf = (dictionaries: Dictionaries, name: string): readonly Item[] =>
  ownValue(dictionaries, name) ?? []

const namesIn = (items: readonly Item[]): ReadonlyMap<string, string> =>
  new Map(
    items.flatMap(({ itemCode, itemName, children = [] }) => [
      [itemCode, itemName] as const,
      ...namesIn(children),
    ]),
  )
