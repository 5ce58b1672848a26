import type { FormField } from '#contract/form.ts'
import type { Item } from '#contract/formInfo.ts'
import { namedItems } from '#domain/validators/offered/fieldItems.ts'
import type { OfferTables } from '#domain/validators/offerTables.ts'
import texts from './texts.json' with { type: 'json' }

/** An answer that a field offers. */
export interface Choice {
  code: string
  name: string
}

const SWITCH: readonly Choice[] = Object.entries(texts.switch).map(([code, name]) => ({
  code,
  name,
}))

/** Returns the answers that a field can be compared with; none for a field that is typed. */
export function choicesOf(field: FormField | undefined, tables: OfferTables): readonly Choice[] {
  if (!field) return []
  return field.shape === 'flag' ? SWITCH : flat(field.options ? namedItems(field, tables) : [])
}

const flat = (items: readonly Item[]): Choice[] =>
  items.flatMap(({ itemCode, itemName, off, children = [] }) => [
    ...(off ? [] : [{ code: itemCode, name: itemName }]),
    ...flat(children),
  ])

/** Returns the name of a code; the code itself where it has none. */
export const codeName = (choices: readonly Choice[], code: string): string =>
  choices.find((one) => one.code === code)?.name ?? code
