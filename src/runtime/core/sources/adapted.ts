import type { Source } from '#contract/page.gen.ts'
import { ownValue } from '#contract/record.ts'
import type { LogicEnv } from '#domain/logic/env.ts'
import type { Ports } from '../ports/ports.ts'

/** Converts an answer with the adapter that a source or `call` step names. Throws for an unknown adapter. */
export function adapted(
  answer: unknown,
  { adapter: name }: Pick<Source, 'adapter'>,
  { adapters }: Pick<Ports, 'adapters'>,
  env: LogicEnv,
): unknown {
  if (name === undefined) return answer
  const adapter = ownValue(adapters, name)
  if (!adapter) throw new Error(`没有名为 ${name} 的数据适配器`)
  return adapter(answer, env)
}
