/** A value with its key and its label for readers. */
export interface NamedValue {
  key: string
  label: string
  value: unknown
  /** The value in words, where it contains codes. */
  text?: string
}

/** The rows of one table that are about the person. */
export interface OwnDataPart {
  key: string
  label: string
  rows: NamedValue[][]
}

/** Everything stored about a person; `notes` name what is left out. */
export interface OwnDataDocument {
  title: string
  society: string
  /** Time of the export, ISO. */
  at: string
  notes: string[]
  parts: OwnDataPart[]
}
