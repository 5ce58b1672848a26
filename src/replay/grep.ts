import { parsePrintInfo } from '#adapters/printInfo/parsePrintInfo.ts'
import { isRecord } from '#domain/isRecord.ts'
import { parsedJson } from './parsedJson.ts'
import { readText } from './readText.ts'

/** Why a run cannot begin; the message is for whoever typed the command. */
export class UsageError extends Error {}

/**
 * Chooses files by their path or title.
 * @param pattern regular expression without regard to case; undefined chooses all
 * @throws UsageError when it is none
 */
export function grep(pattern: string | undefined): (file: string) => boolean {
  if (pattern === undefined) return () => true
  const wanted = expressionOf(pattern)
  return (file) => wanted.test(file) || wanted.test(titleOf(file))
}

function expressionOf(pattern: string): RegExp {
  try {
    return new RegExp(pattern, 'iu')
  } catch {
    throw new UsageError(`--grep 不是正则表达式：${pattern}`)
  }
}

/** What a scenario calls itself, or a form in print; empty for what cannot be read. */
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
