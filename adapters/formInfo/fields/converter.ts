import type { Constraints, FieldUi, FormField, OptionSource, ValueShape } from '#contract/form.ts'
import type { OfferTables } from '#domain/validators/offered/offerTables.ts'
import type { AttributeReader } from '../attributes/reader.ts'

/** What an applicant does with a field; the default of its required text goes by it. */
export type Verb = '输入' | '选择' | '上传' | '添加'

/** Where a field stands, and what its conversion may look up. */
export interface ConvertScope {
  tables: OfferTables
  /** The field is a column: rows are compared with each other, relations do not apply. */
  inTable: boolean
  /** Converts the definitions in a table's `items`. */
  columnsOf(reader: AttributeReader): FormField[]
}

/** What a type adds to the common part of a field. */
export interface FieldParts {
  shape: ValueShape
  ui?: Omit<FieldUi, 'separator'>
  options?: OptionSource
  constraints?: Constraints
  columns?: FormField[]
  /** It stands in no row, so it has no share of one: `page`. */
  rowless?: true
  /** There is no place for help under it: `divider`. */
  helpless?: true
}

/** One field type: definition in, its parts out. Asking the reader for an attribute is what gives it an effect. */
export interface FieldConverter {
  /** Absent for layout. */
  verb?: Verb
  convert(reader: AttributeReader, scope: ConvertScope): FieldParts
}
