import type { FileFinding } from '#contract/finding.ts'
import { beijingDay } from '#server/base/shared/beijingTime.ts'
import { createPromiseCache, type PromiseCache } from '#server/base/shared/promiseCache.ts'
import type { ConfigurationChecker } from '#server/modules/configuration/checks/configurationChecker.ts'
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { configurationHash } from '#server/modules/configuration/versions/publishDocuments.ts'

type Checker = Pick<ConfigurationChecker, 'check'>

/** Most live versions whose findings are cached, per checker. */
const KEPT = 50
const known = new WeakMap<Checker, PromiseCache<FileFinding[]>>()

/** Returns the findings on the live documents alone; the check runs once a day for each version. */
export function findingsOfLive(
  checker: Checker,
  live: ConfigurationDocuments,
): Promise<FileFinding[]> {
  const cache = known.get(checker) ?? createPromiseCache(KEPT)
  known.set(checker, cache)
  const key = `${beijingDay(new Date())} ${configurationHash(live)}`
  return cache.get(key, () => checker.check(live, live))
}

const sentenceOf = ({ file, code, message }: FileFinding): string => `${file} ${code} ${message}`

/**
 * Returns those findings that existed before the change. They are matched by document, code and sentence, one for one,
 * and not by place, because entries may have moved.
 */
export function standingAmong(
  found: readonly FileFinding[],
  before: readonly FileFinding[],
): ReadonlySet<FileFinding> {
  const left = new Map<string, number>()
  for (const one of before) left.set(sentenceOf(one), (left.get(sentenceOf(one)) ?? 0) + 1)
  return new Set(
    found.filter((one) => {
      const count = left.get(sentenceOf(one)) ?? 0
      left.set(sentenceOf(one), count - 1)
      return count > 0
    }),
  )
}
