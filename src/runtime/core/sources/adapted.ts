import type { Source } from '#contract/page.ts'
import type { Host } from '../host/host.ts'
import type { Reader } from '../page/reader.ts'

/** The answer as the page reads it: through the source's adapter, if it names one. Throws on an unknown name. */
export function adapted(
  answer: unknown,
  { adapter: name }: Pick<Source, 'adapter'>,
  { adapters }: Pick<Host, 'adapters'>,
  reader: Reader,
): unknown {
  if (name === undefined) return answer
  const adapter = Object.hasOwn(adapters, name) ? adapters[name] : undefined
  if (!adapter) throw new Error(`没有名为 ${name} 的数据适配器`)
  return adapter(answer, reader.env())
}
