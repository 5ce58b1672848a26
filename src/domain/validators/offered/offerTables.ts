import type { AreaNode, Dictionaries } from '#contract/formInfo.ts'

/** Where a field's options are looked up. */
export interface OfferTables {
  dictionaries: Dictionaries
  /** Empty where the tree is not loaded: then no path of areas is judged. */
  areas: readonly AreaNode[]
  /** District, city or province of the person who fills in; only fields with `proConfig` ask for it. */
  ownAreaCode?: string | undefined
  /** Absent where nobody knows the units: then their ids are not judged. */
  units?: KnownUnits | undefined
}

/** Names of units by id: null where there is none, undefined where that is not known. */
export interface KnownUnits {
  branch(id: string): string | null | undefined
  /** A unit of that area, named by the code of its last level. */
  unit(id: string, areaCode: string): string | null | undefined
}
