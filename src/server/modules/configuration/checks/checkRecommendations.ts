import type { FileFinding } from '#contract/finding.ts'
import { codeAfter } from '#domain/text/codeAfter.ts'
import { documentRoot } from '#lint/document/documentRoot.ts'
import { get, type Located, textOf } from '#lint/document/located.ts'
import { parseLocated } from '#lint/document/parseLocated.ts'
import { syntaxFindings } from '#lint/syntaxFindings.ts'
import { RECOMMENDATIONS } from '../documents/documents.ts'
import { configFinding } from './configFinding.ts'

/** Reports consecutive codes, at the first of each run: from one code the others could be guessed by counting. */
export function checkRecommendations(text: string): FileFinding[] {
  const source = { file: RECOMMENDATIONS, id: 'recommendations', text }
  const { root, errors } = parseLocated(source)
  if (!root || errors.length > 0) return syntaxFindings(source, errors)
  const places = new Map((documentRoot(root)?.items ?? []).flatMap(codeOf))
  const following = new Set([...places.keys()].map(codeAfter))
  return [...places].flatMap(([code, place]) => {
    const run = following.has(code) ? [] : runFrom(code, places)
    return run.length > 1 ? [counted(place, run)] : []
  })
}

function codeOf(item: Located): [string, Located][] {
  const place = get(item, 'recommendCode')
  const code = textOf(place)
  return place && code !== undefined ? [[code, place]] : []
}

function runFrom(first: string, codes: ReadonlyMap<string, unknown>): string[] {
  const run: string[] = []
  for (let code: string | undefined = first; code && codes.has(code); code = codeAfter(code))
    run.push(code)
  return run
}

const counted = (place: Located, run: readonly string[]): FileFinding =>
  configFinding(place, 'guessable-code', {
    first: run[0] ?? '',
    last: run.at(-1) ?? '',
    count: run.length,
  })
