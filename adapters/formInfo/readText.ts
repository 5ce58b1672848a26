import type { FormField } from '#contract/form.ts'
import { FIELD_TYPE_REGISTRY } from './fieldTypes/fieldTypeRegistry.ts'
import type { Reading, ReadTables } from './reading/reader.ts'
import { READER_REGISTRY } from './reading/readerRegistry.ts'

/** Reads a pasted text as a value of the field; blank text is an empty value. */
export const readText = (field: FormField, text: string, tables: ReadTables): Reading =>
  text.trim() === ''
    ? { value: undefined }
    : READER_REGISTRY[FIELD_TYPE_REGISTRY[field.type].read](field, text.trim(), tables)
