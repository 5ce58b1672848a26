import type { Constraints, FieldUi, FormField, OptionSource, ValueShape } from '#contract/form.ts'
import type { RawField } from '#contract/formInfo.ts'
import type { Offers, OfferTables } from '#domain/validators/offerTables.ts'
import type { AttributeReader } from '../attributes/reader.ts'
import type { Displayer } from '../display/displayer.ts'
import type { ReaderName } from '../reading/readerRegistry.ts'

/** The applicant's action on a field; the default text of the required message depends on it. */
export type Verb = '输入' | '选择' | '上传' | '添加'

/** The place of a field, and the lookup data of its conversion. */
export interface ConvertScope {
  tables: OfferTables
  /** True for a column of a table: rows are compared with each other, and relations do not apply. */
  inTable: boolean
  /** Converts the definitions in a table's `items`. */
  columnsOf(reader: AttributeReader): FormField[]
}

/** The properties that a type adds to those of every field. */
export interface FieldParts {
  shape: ValueShape
  ui?: Omit<FieldUi, 'separator'>
  options?: OptionSource
  constraints?: Constraints
  columns?: FormField[]
  /** True for a type outside rows, which has no share of a row: `page`. */
  rowless?: true
  /** True for a type without space for help below it: `divider`. */
  helpless?: true
}

/** A field type of formInfo: how its definition is converted, which values it offers, how they are displayed and read. */
export interface FieldTypeDefinition {
  /** Name of the type for people. */
  name: string
  /** Absent for layout. */
  verb?: Verb
  /** Returns the definition's parts. Only attributes read from the reader have an effect. */
  convert(reader: AttributeReader, scope: ConvertScope): FieldParts
  /** Whether the value of a definition may be computed from other fields; absent for a type that never is. */
  isComputable?(raw: RawField): boolean
  /** Values that it offers; absent when every value of its shape is allowed. */
  offers?: Offers
  display: Displayer
  /** Name of the reader of pasted text. A name, so that a form does not load code that only pasting needs. */
  read: ReaderName
}
