import type { PageDocument } from '#contract/page.gen.ts'

/** Records which parts of documents are exercised; present only in tests that measure it. */
export interface CoverageRecorder {
  /** Called with an expanded page or dialog; its parts are then identified by identity. */
  opened(document: PageDocument): void
  /** Called when a node was shown, or an action or step has run. */
  used(part: object): void
  /** Called when a condition was evaluated to this outcome. */
  decided(condition: unknown, outcome: boolean): void
}
