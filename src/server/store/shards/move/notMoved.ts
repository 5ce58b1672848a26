import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/shards.json' with { type: 'json' }

/**
 * A refused or aborted move, or a refused removal of its leftovers. The society is where it was, and accepts writes.
 */
export class NotMoved extends Error {
  override name = 'NotMoved'

  constructor(
    readonly reason: keyof typeof words.reasons,
    holes: Record<string, string> = {},
  ) {
    super(fill(words.reasons[reason], holes))
  }
}
