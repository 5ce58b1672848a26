import type { Store } from '../store/store.ts'
import type { ConfigAnswer } from './questions.ts'

/** Returns the keys that the database needs, and whether all rows are under the current one. */
export async function keysAnswer({ encryption }: Pick<Store, 'encryption'>): Promise<ConfigAnswer> {
  const keys = await encryption.state()
  const { current, former, outdated } = keys
  return {
    ok: true,
    keys,
    lines: [
      `当前密钥 ${current}。`,
      ...(former.length > 0 ? [`数据库中还有内容需要较早的密钥 ${former.join('、')}。`] : []),
      outdated === 0 ? '全部内容都已用当前密钥加密。' : `还有 ${outdated} 行没有用当前密钥加密。`,
    ],
  }
}

/** Re-encrypts all rows with the current key; may take long. */
export async function reencryptAnswer(store: Pick<Store, 'encryption'>): Promise<ConfigAnswer> {
  const written = await store.encryption.reencrypt()
  const { lines, ...answer } = await keysAnswer(store)
  return { ...answer, lines: [`重新加密了 ${written} 行。`, ...lines] }
}
