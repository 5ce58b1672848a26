import type { OperationId } from '#contract/calls.ts'
import type { DrawnPage, PageRequest } from './madePage.ts'

/** Where what draws was built to. */
export interface BuiltScreens {
  /** Path of the renderer. */
  painter: string
  /** Folder of the site's files. */
  app: string
}

/** What a conversation begins with; without a request the thread makes itself ready. */
export interface ScreenOpening {
  built: BuiltScreens
  request?: PageRequest
}

/** A page document: the text of its JSON, shared and not copied. One that the thread has read it knows by its number. */
export interface PageText {
  number: number
  bytes: Uint8Array
}

/** The thread's side: that it is ready, questions by number, a part that could not be drawn, and how it ended. */
export type Said =
  | { ready: true }
  | { asked: number; page: string }
  | { asked: number; call: OperationId; input: Readonly<Record<string, unknown>> }
  | { failed: string }
  | { made: DrawnPage }
  | { error: string }

/** Answers to questions; absent where there is none. */
export type Answer = { asked: number } & ({ page: PageText } | { given: unknown } | { none: true })
