import type { FormField } from '#contract/form.ts'
import type { AreaNode, Dictionaries } from '#contract/formInfo.ts'

/** The tables in which a field's options are looked up. */
export interface OfferTables {
  dictionaries: Dictionaries
  /** Empty where the tree is not loaded: then no path of areas is judged. */
  areas: readonly AreaNode[]
  /** District, city or province of the person filling in; only fields with `proConfig` use it. */
  ownAreaCode?: string | undefined
  /** Absent when the units are not loaded: their ids are then not checked. */
  units?: KnownUnits | undefined
}

/** Names of units by id: null when there is none, undefined when it is not known. */
export interface KnownUnits {
  branch(id: string): string | null | undefined
  /** A unit of that area, named by the code of its last level. */
  unit(id: string, areaCode: string): string | null | undefined
}

/** Returns whether a field offers a value, which has the field's type. */
export type Offers = (field: FormField, value: never, tables: OfferTables, today: string) => boolean
