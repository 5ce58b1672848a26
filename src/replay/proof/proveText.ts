import { formOfText } from '../documents/formOfText.ts'
import type { Tables } from '../runScenario.ts'
import type { Proof } from './proof.ts'
import { proveForm } from './proveForm.ts'

/** Proves the form in a text, without reading a file; `tables` hold the dictionaries of its society, too. */
export const proveText = (
  file: string,
  text: string,
  tables: Tables,
  bound: number,
): Promise<Proof> => proveForm(formOfText(file, text, tables), tables, bound)
