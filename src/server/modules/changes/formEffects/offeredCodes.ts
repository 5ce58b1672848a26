import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import type { FormTables } from '#server/modules/records/forms/validateForm.ts'
import { codesOffered, type LostCode } from './lostCodes.ts'
import { openForms } from './openForms.ts'

/** A field or column of a form; with `code`, one of its options. */
export type AskedPlace = Pick<LostCode, 'key' | 'column'> & Partial<Pick<LostCode, 'code'>>

/** Places in the form at a path, whose dictionaries are among the documents. */
export interface Offering {
  documents: ConfigurationDocuments
  path: string
  places: readonly AskedPlace[]
}

/**
 * Tells of each place whether its code is one that the form offers; a place without a code asks for none. What people
 * type is offered by no form.
 */
export function offeredCodes({ documents, path, places }: Offering, shared: FormTables): boolean[] {
  const form = openForms(documents, shared)(path)
  const offered = form && codesOffered(form)
  return places.map(({ code, ...place }) => code === undefined || !!offered?.(place).has(code))
}
