/** An error in a document, with its place. Used by lint, adapter and configuration checks. */
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
  /** How to fix it, Chinese. */
  hint?: string
}

/** A finding of a file on disk. */
export interface FileFinding extends Finding {
  file: string
}

/** Which of an organisation's overrides the product can show. */
export interface FittedOverrides {
  /** Files of the overrides left out: the product's documents are shown in their place. */
  dropped: string[]
  /** What was wrong with them; in files of the product where a shared part does not suit its pages. */
  findings: FileFinding[]
}
