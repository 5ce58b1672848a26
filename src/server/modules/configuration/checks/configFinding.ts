import type { FileFinding } from '#contract/finding.ts'
import { fill } from '#domain/text/fill.ts'
import { lineOf } from '#lint/document/lineOf.ts'
import type { Place } from '#lint/document/located.ts'
import findings from '#server/messages/findings.json' with { type: 'json' }

/**
 * Name of a finding of the configuration check, beside the lint's: its code, with `/` and a variant where one code has
 * several sentences.
 */
export type FindingName = keyof typeof findings

type Holes = Readonly<Record<string, string | number>>

interface FindingText {
  message: string
  hint?: string
  /** Set for findings that neither lose data nor block anyone. */
  warning?: boolean
}

/** A finding at a token of an organisation's document. `hint` takes the place of the message file's. */
export const configFinding = (
  { source, pointer, offset }: Place,
  name: FindingName,
  holes: Holes = {},
  hint?: string,
): FileFinding => ({
  ...fileFinding(source.file, name, holes, hint),
  path: pointer,
  ...lineOf(source, offset),
})

/** A finding at the beginning of a document, or of one that is missing. */
export function fileFinding(
  file: string,
  name: FindingName,
  holes: Holes = {},
  ownHint?: string,
): FileFinding {
  const { message, hint = '', warning = false }: FindingText = findings[name]
  const filledHint = ownHint ?? fill(hint, holes)
  return {
    file,
    severity: warning ? 'warning' : 'error',
    code: name.split('/', 1).join(),
    ...{ path: '', line: 1, column: 1 },
    message: fill(message, holes),
    ...(filledHint ? { hint: filledHint } : {}),
  }
}
