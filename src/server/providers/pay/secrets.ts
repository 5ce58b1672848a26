import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownValue } from '#contract/record.ts'
import { PayRefused } from './payProvider.ts'
import {
  type KeyReference,
  SECRET_ENV,
  SECRET_FILE,
  type SecretReference,
} from './secretReference.ts'

export interface SecretSources {
  env: Readonly<Record<string, string | undefined>>
  /** Where files are looked for. */
  folder: string
  /** Where the stand-ins keep theirs; absent where they are off. */
  sandboxFolder?: () => string
}

export interface Secrets {
  /** The text a reference leads to, without the white space around it. Throws `PayRefused` where there is none. */
  read(reference: SecretReference): string
  readKey(reference: KeyReference): string
}

const STAND_INS = 'sandbox/'

/** Secrets are read where they are, when they are needed, and kept nowhere else. */
export function createSecrets({ env, folder, sandboxFolder }: SecretSources): Secrets {
  const inEnv = (name: string) => (SECRET_ENV.test(name) ? ownValue(env, name) : undefined)
  const inFile = (path: string) => {
    if (!SECRET_FILE.test(path)) return undefined
    if (!path.startsWith(STAND_INS)) return textOf(join(folder, path))
    return sandboxFolder && textOf(join(sandboxFolder(), path.slice(STAND_INS.length)))
  }
  const read = (reference: SecretReference) => {
    const text = 'env' in reference ? inEnv(reference.env) : inFile(reference.file)
    if (!text?.trim()) throw new PayRefused('SECRET', 'a secret is not where the document says')
    return text.trim()
  }
  return { read, readKey: (key) => (typeof key === 'string' ? key : read(key)) }
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
