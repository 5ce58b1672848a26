import type { FirstScreenRequest } from '#contract/firstScreen.ts'
import type { InlineSources } from '../http/securityHeaders.ts'

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
  /** Notices that it shows: whoever is sent it has read them. */
  notices: readonly string[]
}

/** What is known of a page before it is drawn: plain data, too. */
export interface PageRequest extends Omit<FirstScreenRequest, keyof Questions> {
  hasGallery: boolean
}

/** What is asked while a page is drawn. */
export type Questions = Pick<FirstScreenRequest, 'page' | 'call' | 'failed'>

/** Draws a page, here or in a thread. */
export type DrawPage = (request: PageRequest, questions: Questions) => Promise<DrawnPage>
