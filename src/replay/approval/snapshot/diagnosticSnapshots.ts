import type { FormBundle } from '#contract/form.ts'
import { pointerSegments } from '#domain/json/jsonPointer.ts'
import type { DiagnosticSnapshot } from './snapshot.ts'

/** The diagnostics of a form, each by the field and attribute it is about instead of by its place in the text. */
export const diagnosticSnapshots = (bundle: FormBundle): DiagnosticSnapshot[] =>
  bundle.diagnostics.map(({ severity, code, message, path }) => ({
    severity,
    code,
    message,
    at: placeOf(path, bundle),
  }))

/** Returns the output place of the innermost definition around the pointer, and the rest of the pointer within it. */
function placeOf(pointer: string, { origin }: FormBundle): string {
  const [output, input] = Object.entries(origin)
    .filter(([name, { path }]) => name.startsWith('/fields/') && holds(path, pointer))
    .map(([name, { path }]) => [name, path] as const)
    .reduce((best, next) => (next[1].length >= best[1].length ? next : best), ['', ''] as const)
  const segments = pointerSegments(output).slice(1).filter(isSpoken).map(steady)
  return [...segments, ...(output === '' ? [] : pointerSegments(pointer.slice(input.length)))].join(
    '/',
  )
}

const holds = (outer: string, inner: string): boolean =>
  inner === outer || inner.startsWith(`${outer}/`)

const isSpoken = (segment: string, index: number): boolean => index !== 1 || segment !== 'columns'

/** A layout field's key counts rows; it would change with every row above. */
const steady = (segment: string): string => (segment.startsWith('@') ? '@' : segment)
