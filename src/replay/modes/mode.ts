/** The options of the command line besides the paths. */
export interface ModeOptions {
  /** Machine-readable output instead of text. */
  json: boolean
  /** A file to write the report to as a page. */
  html?: string | undefined
  /** A file to write the results to as JUnit's XML. */
  junit?: string | undefined
  /** Selects files by path or title. */
  grep?: string | undefined
  /** Leave the rest undone after the first failure. */
  bail?: boolean
  /** The time limit per file; each mode has its own default. */
  seconds?: number | undefined
  /** Show where in the program a crash happened. */
  stack?: boolean
}

/** The output of a mode, and whether it passed. */
export interface ModeOutcome {
  text: string
  passed: boolean
}

/** One way of running the command; the paths are files or folders as they were typed. */
export type Mode = (paths: readonly string[], options: ModeOptions) => Promise<ModeOutcome>
