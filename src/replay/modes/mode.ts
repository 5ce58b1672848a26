/** What the command line says besides the paths. */
export interface ModeOptions {
  /** Machine-readable output instead of text. */
  json: boolean
  /** A file to write the report to as a page. */
  html?: string | undefined
}

/** What a mode says, and whether nothing was found that the caller must look at. */
export interface ModeOutcome {
  text: string
  passed: boolean
}

/** One way of running the command; the paths are files or folders as they were typed. */
export type Mode = (paths: readonly string[], options: ModeOptions) => Promise<ModeOutcome>
