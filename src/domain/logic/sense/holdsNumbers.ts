import type { FormField } from '#contract/form.ts'

/** Parts of an expression that match digits, a point or a sign before them, and how often. */
const OF_NUMBERS =
  /\\[d.]|\[(?:\\[d.]|\d|-(?=\d)|[.])+\]|(?:[-+]|\\[-+]|\[[-+]{1,2}\])\?|\(\?:|\{\d+(?:,\d*)?\}|[\d()|?*+^$]/g

/** Whether a text box takes numbers only, by its pattern: digits, a point, a sign that may be left out. */
export const holdsNumbers = ({ constraints: { pattern } }: FormField): boolean =>
  pattern !== undefined && pattern.source.replace(OF_NUMBERS, '') === ''
