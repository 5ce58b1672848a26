import { fill } from '#domain/text/fill.ts'
import words from '../../../messages/shards.json' with { type: 'json' }

/** Why a society is not moved, or what is left of it not removed. It is where it was, and written to. */
export class NotMoved extends Error {
  override name = 'NotMoved'

  constructor(
    readonly reason: keyof typeof words.reasons,
    holes: Record<string, string> = {},
  ) {
    super(fill(words.reasons[reason], holes))
  }
}
