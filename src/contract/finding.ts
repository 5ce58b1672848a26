/** A complaint about a document, with its place. Lint, adapter and configuration checks all speak this. */
export interface Finding {
  severity: 'error' | 'warning'
  /** Stable rule code, e.g. `relation-target-missing` or `unknown-call`. */
  code: string
  /** JSON pointer into the document. */
  path: string
  /** 1-based place in the document's own text. */
  line: number
  column: number
  /** One Chinese sentence for staff. */
  message: string
  /** What to do about it, Chinese. */
  hint?: string
}

/** A finding of a file on disk. */
export interface FileFinding extends Finding {
  file: string
}
