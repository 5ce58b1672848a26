import type { PageDocument } from '#contract/page.gen.ts'

/** Records which parts of the documents are exercised. There is one only where tests measure that. */
export interface CoverageRecorder {
  /** A page or dialog, its fragments in place; its parts are known by identity from here on. */
  opened(document: PageDocument): void
  /** A node was shown, an action or a step has run. */
  used(part: object): void
  /** A condition was evaluated to this outcome. */
  decided(condition: unknown, outcome: boolean): void
}
