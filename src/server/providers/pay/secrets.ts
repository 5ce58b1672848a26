import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownValue } from '#contract/record.ts'
import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/providers.json' with { type: 'json' }
import { PayRefused } from './payProvider.ts'
import {
  type KeyReference,
  type OwnPlace,
  ownVariables,
  type SecretOwner,
  type SecretReference,
  secretPlace,
} from './secretReference.ts'

export interface SecretSources {
  env: Readonly<Record<string, string | undefined>>
  /** Folder of secret files, with one folder per society code. */
  folder: string
  /** Folder of the emulators' secrets; absent where they are off. */
  sandboxFolder?: () => string
}

/** The secrets of one society. */
export interface Secrets {
  /**
   * Returns the trimmed text of a secret. Throws `PayRefused` where there is none, or the reference is not the owner's.
   */
  read(reference: SecretReference): string
  readKey(reference: KeyReference): string
}

/** The secrets of all societies. */
export interface SecretStore {
  of(owner: SecretOwner): Secrets
  /** The text at a place. Throws `PayRefused` where there is none. */
  at(place: OwnPlace): string
}

/** Creates the store. Secrets are read from their location on each use and kept nowhere else. */
export function createSecrets({ env, folder, sandboxFolder }: SecretSources): SecretStore {
  const found = (place: OwnPlace): string | undefined => {
    if ('env' in place) return ownValue(env, place.env)
    if ('file' in place) return textOf(join(folder, place.file))
    return sandboxFolder && textOf(join(sandboxFolder(), place.standIn))
  }
  const at = (place: OwnPlace): string => {
    const text = found(place)?.trim()
    if (text) return text
    throw new PayRefused('SECRET', fill(words.noSecret, { place: nameOf(place) }))
  }
  return {
    at,
    of(owner) {
      const read = (reference: SecretReference) => {
        const place = secretPlace(reference, owner)
        if (place) return at(place)
        const own = { code: owner.code, names: ownVariables(owner) }
        throw new PayRefused('SECRET', fill(words.foreignSecret, own))
      }
      return { read, readKey: (key) => (typeof key === 'string' ? key : read(key)) }
    },
  }
}

/** Name of a location, as an operator looks for it. */
const nameOf = (place: OwnPlace): string =>
  'env' in place ? place.env : 'file' in place ? `SECRETS_DIR/${place.file}` : place.standIn

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
