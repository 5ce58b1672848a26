import type { FileFinding } from '#contract/finding.ts'

/** One line: `file:line:column 错误 code message hint`, which editors and terminals turn into a link. */
export function formatFinding(finding: FileFinding): string {
  const { file, line, column, severity, code, message, hint } = finding
  const what = severity === 'error' ? '错误' : '警告'
  return [`${file}:${line}:${column}`, what, code, message, hint].filter(Boolean).join(' ')
}

/** `没有发现问题`, or how many of which. */
export function summary(findings: readonly FileFinding[]): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const warnings = findings.length - errors
  return findings.length === 0 ? '没有发现问题。' : `${errors} 个错误，${warnings} 个警告。`
}
