import words from '#server/messages/doctor.json' with { type: 'json' }
import { type Env, readEnv } from '#server/settings/env.ts'
import { exposedSettings, requireStrongSecrets } from '#server/settings/unsafeSettings.ts'
import type { Source } from '#server/settings/variables.ts'
import { bad, type Examined, good, warning } from '../examined.ts'

/** Reads the settings as a start does; `env` is absent where they cannot be read. */
export function settingsCheck(source: Source): { env?: Env; examined: Examined[] } {
  try {
    const env = readEnv(source)
    const examined = [
      good(words.settingsRead),
      ...(env.demo ? [warning(words.demo)] : []),
      ...exposedSettings(source, env).map(warning),
      ...refusal(() => requireStrongSecrets(source, env)),
    ]
    return { env, examined }
  } catch (error) {
    return { examined: [bad((error as Error).message)] }
  }
}

function refusal(check: () => void): Examined[] {
  try {
    check()
    return []
  } catch (error) {
    return [bad((error as Error).message)]
  }
}
