/** What comes with the HTML of an address, so that its first screen waits for no call. Nothing of it is personal. */

import type { CallData, OperationId } from './calls.ts'
import type { Dictionaries } from './formInfo.ts'
import type { Device } from './value.ts'

/** Read by the browser from the script block `#first-screen`. */
export interface FirstScreen {
  device: Device
  site: CallData<'site'>
  /** The frame and the page, each with the fragments and payloads it names; dialogs come when they are needed. */
  pages: Readonly<Record<string, CallData<'page'>>>
  /** Answers to the first questions of these pages, by question (`Request.key`). */
  answers: Readonly<Record<string, unknown>>
  /** The dictionaries that the drawn screen has read, whole; absent when it read none. */
  dictionaries?: Dictionaries
  /** The HTML shows the screen already. */
  drawn: boolean
  /** Kinds of nodes on the screen, custom components as `x:name`: the code it needs besides the first load. */
  kinds: readonly string[]
}

/** The input of server rendering. */
export interface FirstScreenRequest {
  /** Path and query. */
  address: string
  device: Device
  site: CallData<'site'>
  /** The same page documents the call `page` gives. */
  page(id: string): Promise<CallData<'page'>>
  /** Makes a public call; undefined for a call that is not prefetched. */
  call(id: OperationId, input: Readonly<Record<string, unknown>>): Promise<unknown> | undefined
  /** Epoch milliseconds. */
  now: number
  /** Whether the screen is rendered, as for an anonymous visitor; a logged-in user sees another one. */
  draw: boolean
  /** Told why it could not be drawn; the browser then draws it. */
  failed(error: unknown): undefined
}

/** Parts of the HTML document. */
export interface FirstScreenHtml {
  data: FirstScreen
  /** Attributes of the root element. */
  attributes: Readonly<Record<string, string>>
  /** Rules for a style element: the organisation's colours, and the styles of elements with `data-css`. */
  styles: string
  /** Elements of the head: title, icon, preloads of images. */
  head: string
  /** Content of `#root`; empty when it is not drawn. */
  body: string
  /** Query parameters that the screen may depend on; `ANY_QUERY` for all. */
  queryNames: readonly string[]
  /** The page has a form. */
  hasForms: boolean
  /** Its rules have operators that the first load has not. */
  hasLateOperators: boolean
  /** A list on it has pages; the first load has no code for them. */
  hasPager: boolean
}

/** The server renderer of first screens: the browser's own components, built for the server. */
export interface FirstScreenPainter {
  /** Never rejects because of a page's content or a missing answer: such a part is left to the browser. */
  draw(request: FirstScreenRequest): Promise<FirstScreenHtml>
}

/** Stands for every query parameter. */
export const ANY_QUERY = '*'

/** The screen by the id of its script block in the document. */
export const FIRST_SCREEN_ID = 'first-screen'
