import type { FileFinding } from '#contract/finding.ts'
import { createContext } from './context.ts'
import type { LintInput } from './input.ts'
import { RULES } from './rules/ruleRegistry.ts'

/**
 * Everything that can be known to be wrong with the product's documents, sorted by file and place.
 * Pure: reads nothing but its input. A document that is not JSON is reported and otherwise left alone.
 */
export function lintDocuments(input: LintInput): FileFinding[] {
  const context = createContext(input)
  const found = RULES.flatMap((rule) => rule.check(context))
  const once = new Map(found.map((finding) => [keyOf(finding), finding]))
  return [...once.values()].sort(byPlace)
}

/** A fragment is met once for every page that uses it; the same complaint is shown once. */
const keyOf = ({ file, line, column, code, message }: FileFinding): string =>
  [file, line, column, code, message].join('\n')

const byPlace = (a: FileFinding, b: FileFinding): number =>
  a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column
