/** What a property of a page document may hold. */

import type { Json, Logic } from './logic.ts'

export const DEVICES = ['pc', 'mobile'] as const
export type Device = (typeof DEVICES)[number]

/** Text with named holes: `{"$t": "第{n}届", "n": {"$": …}}`. */
export interface HoleText {
  $t: string
  [hole: string]: Value
}

/** A literal, json-logic, or text with holes; objects and lists may hold values at any depth. */
export type Value<T = Json> = T | { $: Logic } | HoleText

/** Path into the page's own state, e.g. `page.tab`. */
export type StatePath = `page.${string}`
