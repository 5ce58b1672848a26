import type { FeeVersion } from '#domain/money/fees/feeVersions.ts'
import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/studio.json' with { type: 'json' }

const texts = words.fees

/**
 * `，依据“2026 年会员代表大会决议”（2026-05-20 通过）`, and whether a changed amount still names the resolution of the
 * former one; empty where none is named.
 */
export function basedOn(version: FeeVersion, former?: FeeVersion): string {
  const basis = basisOf(version)
  const isStill = former !== undefined && basisOf(former) === basis
  return basis && fill(isStill ? texts.basedStill : texts.basedOn, { basis })
}

/** The resolution on which a fee is based and its day, as far as they are configured; empty without either. */
export function basisOf({ resolution = '', resolvedAt = '' }: FeeVersion): string {
  if (resolution === '') return resolvedAt && fill(texts.resolvedAt, { day: resolvedAt })
  const named = fill(words.quoted, { text: resolution })
  return resolvedAt === '' ? named : named + fill(texts.passedAt, { day: resolvedAt })
}
