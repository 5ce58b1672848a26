/** A value under its key, with the name people know it by. */
export interface NamedValue {
  key: string
  label: string
  value: unknown
  /** The value in words, where codes stand for some. */
  text?: string
}

/** The rows of one table that are about the person. */
export interface OwnDataPart {
  key: string
  label: string
  rows: NamedValue[][]
}

/** Everything stored about a person, and what is not in it. */
export interface OwnDataDocument {
  title: string
  society: string
  /** When it was put together. */
  at: string
  notes: string[]
  parts: OwnDataPart[]
}
