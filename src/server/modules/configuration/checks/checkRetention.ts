import type { FileFinding } from '#contract/finding.ts'
import { RETENTION, RETENTION_KINDS, readPeriod, writePeriod } from '#domain/record/retention.ts'
import { get, type Located, textOf } from '#lint/document/located.ts'
import words from '#server/messages/retention.json' with { type: 'json' }
import { configFinding } from './configFinding.ts'

/** Reports retention periods below the legal or practical minimum, and periods for data that never expires. */
export function checkRetention(root: Located | undefined): FileFinding[] {
  const short = RETENTION_KINDS.flatMap((kind) => {
    const place = root && get(root, kind)
    const months = readPeriod(textOf(place) ?? '')
    const least = RETENTION[kind].least
    if (!place || typeof months !== 'number' || months >= least) return []
    const holes = {
      name: words.kinds[kind].name,
      least: writePeriod(least),
      period: writePeriod(months),
    }
    return [configFinding(place, 'retention-period/least', holes)]
  })
  const endless = (['books', 'accounts'] as const).flatMap((kind) => {
    const place = root && get(root, kind)
    return place ? [configFinding(place, `retention-period/${kind}`)] : []
  })
  return [...short, ...endless]
}
