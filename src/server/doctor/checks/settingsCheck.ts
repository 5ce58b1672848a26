import { fill } from '#domain/text/fill.ts'
import words from '../../messages/doctor.json' with { type: 'json' }
import { type Env, readEnv } from '../../settings/env.ts'
import type { Source } from '../../settings/variables.ts'
import { weakSecrets } from '../../setup/weakSecrets.ts'
import { bad, type Examined, good, warning } from '../examined.ts'

/** Reads the settings as a start does; `env` is absent where a start would refuse them. */
export function settingsCheck(source: Source): { env?: Env; examined: Examined[] } {
  try {
    const env = readEnv(source)
    const weak = env.demo ? [] : weakSecrets(source)
    const examined = [
      good(words.settingsRead),
      ...(env.demo ? [warning(words.demo)] : []),
      ...(weak.length > 0 ? [bad(fill(words.weakSecrets, { names: weak.join('、') }))] : []),
    ]
    return { env, examined }
  } catch (error) {
    return { examined: [bad((error as Error).message)] }
  }
}
