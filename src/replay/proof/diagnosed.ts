import type { FormBundle } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { jsonPointer, pointerSegments } from '#domain/json/jsonPointer.ts'
import type { Claim } from './claims/claim.ts'

/** Turns diagnostics of severity error into claims; the proof is about the form without the rejected parts. */
export const diagnosed = (bundle: FormBundle): Claim[] =>
  bundle.diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ code, path, message }) => ({
      severity: 'error',
      code,
      about: { key: keyAt(bundle, path), path },
      message,
      steps: [{ expect: { diagnostics: [code] } }],
    }))

/** Returns the key of the field whose definition contains the place. */
function keyAt({ order, origin }: FormBundle, path: string): string {
  const within = (key: string): boolean => {
    const definition = ownValue(origin, jsonPointer('fields', key))?.path
    return definition !== undefined && definition !== '' && startsWith(path, definition)
  }
  return order.find(within) ?? ''
}

function startsWith(path: string, beginning: string): boolean {
  const segments = pointerSegments(path)
  return pointerSegments(beginning).every((segment, at) => segments[at] === segment)
}
