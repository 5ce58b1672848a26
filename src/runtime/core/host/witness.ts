import type { PageDocument } from '#contract/page.ts'

/** Told what of the documents is exercised. There is one only where tests measure that. */
export interface Witness {
  /** A page or dialog, its fragments in place; its parts are known by identity from here on. */
  opened(document: PageDocument): void
  /** A node was shown, an action or a step has run. */
  used(part: object): void
  /** A condition was asked and came out so. */
  decided(condition: unknown, outcome: boolean): void
}
