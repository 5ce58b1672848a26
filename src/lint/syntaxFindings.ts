import type { FileFinding } from '#contract/finding.ts'
import { findingAt } from './document/finding.ts'
import type { SourceText } from './document/located.ts'
import type { Fault } from './document/parseLocated.ts'

/** The syntax errors of `parseLocated` as findings. */
export const syntaxFindings = (source: SourceText, errors: readonly Fault[]): FileFinding[] =>
  errors.map(({ offset, message }) =>
    findingAt({ source, pointer: '', offset }, { code: 'json-syntax', message }),
  )
