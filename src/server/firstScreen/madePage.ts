import type { FirstScreenRequest } from '#contract/firstScreen.ts'
import type { InlineSources } from '#server/http/securityHeaders.ts'

/** An HTML document and what is sent with it. Plain data: a thread may have made it. */
export interface MadePage {
  bytes: Uint8Array
  /** False when the site has no page at the address. */
  isThere: boolean
  inline: InlineSources
  headers: Readonly<Record<string, string>>
}

/** A drawn page with what it depends on besides its path. */
export interface DrawnPage extends MadePage {
  /** Query parameters that change it; `ANY_QUERY` for all. */
  queryNames: readonly string[]
  /** Ids of the notices it shows; sending the page counts a view of each. */
  notices: readonly string[]
}

/** Input of drawing a page: plain data, too. */
export interface PageRequest extends Omit<FirstScreenRequest, keyof Questions> {
  hasGallery: boolean
}

/** Callbacks of drawing: page documents, answers of calls, and the report of a part that could not be drawn. */
export type Questions = Pick<FirstScreenRequest, 'page' | 'call' | 'failed'>

/** Draws a page, here or in a thread. */
export type DrawPage = (request: PageRequest, questions: Questions) => Promise<DrawnPage>
