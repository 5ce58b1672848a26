import type { OperationId } from '#contract/calls.ts'
import type { DrawnPage, PageRequest } from './madePage.ts'

/** Paths of the built renderer and the built site. */
export interface BuiltScreens {
  /** Path of the renderer. */
  painter: string
  /** Folder of the site's files. */
  app: string
}

/** First message of a conversation; without a request the thread only loads the renderer. */
export interface ScreenOpening {
  built: BuiltScreens
  request?: PageRequest
}

/**
 * A page document: the text of its JSON, in shared memory. The thread recognises a document that it has read by its
 * number.
 */
export interface PageText {
  number: number
  bytes: Uint8Array
}

/**
 * Messages of the thread: readiness, numbered questions, a part that could not be drawn, and the page or the error that
 * ends it.
 */
export type Said =
  | { ready: true }
  | { asked: number; page: string }
  | { asked: number; call: OperationId; input: Readonly<Record<string, unknown>> }
  | { failed: string }
  | { made: DrawnPage }
  | { error: string }

/** Answer to a numbered question; `none` when there is no answer. */
export type Answer = { asked: number } & ({ page: PageText } | { given: unknown } | { none: true })
