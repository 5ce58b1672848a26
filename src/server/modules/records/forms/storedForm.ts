import type { Schema } from '#contract/calls.ts'
import type { Tx } from '#server/store/store.ts'
import { findFormDefinition } from '../repositories/formDefinitions.ts'

/** The form definition an application was made with; it is kept as long as the application. */
export async function storedForm(tx: Tx, hash: string): Promise<Schema<'FormConfig'>> {
  const form = await findFormDefinition(tx, hash)
  return { formInfo: form?.formInfo ?? '[]', printInfo: form?.printInfo ?? '{}', formHash: hash }
}
