import { parsePrintInfo } from '#adapters/printInfo/parsePrintInfo.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { parsedJson } from '#domain/json/parsedJson.ts'
import { readText } from './readText.ts'

/** Thrown when a run cannot begin; the message is for the person at the command line. */
export class UsageError extends Error {}

/**
 * Chooses files by their path or title.
 * @param pattern case-insensitive regular expression; undefined chooses all
 * @throws UsageError when it is invalid
 */
export function grep(pattern: string | undefined): (file: string) => boolean {
  if (pattern === undefined) return () => true
  const expression = expressionOf(pattern)
  return (file) => expression.test(file) || expression.test(titleOf(file))
}

function expressionOf(pattern: string): RegExp {
  try {
    return new RegExp(pattern, 'iu')
  } catch {
    throw new UsageError(`--grep 不是正则表达式：${pattern}`)
  }
}

/** The title of a scenario, or of a form in print; empty for an unreadable file. */
function titleOf(file: string): string {
  try {
    const data = parsedJson(readText(file))
    if (!isRecord(data)) return ''
    return typeof data.title === 'string'
      ? data.title
      : (parsePrintInfo(data.printInfo).title ?? '')
  } catch {
    return ''
  }
}
