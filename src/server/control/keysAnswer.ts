import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/keys.json' with { type: 'json' }
import type { Store } from '#server/store/store.ts'
import type { ConfigAnswer } from './questions.ts'

/** Returns the keys that the database needs, and whether all rows are under the current one. */
export async function keysAnswer({ encryption }: Pick<Store, 'encryption'>): Promise<ConfigAnswer> {
  const keys = await encryption.state()
  const { current, former, outdated } = keys
  return {
    ok: true,
    keys,
    lines: [
      fill(words.current, { current }),
      ...(former.length > 0 ? [fill(words.former, { former: former.join('、') })] : []),
      outdated === 0 ? words.allCurrent : fill(words.outdated, { count: outdated }),
    ],
  }
}

/** Re-encrypts all rows with the current key; may take long. */
export async function reencryptAnswer(store: Pick<Store, 'encryption'>): Promise<ConfigAnswer> {
  const written = await store.encryption.reencrypt()
  const { lines, ...answer } = await keysAnswer(store)
  return { ...answer, lines: [fill(words.written, { count: written }), ...lines] }
}
