import type { Schema } from '../apiDocument.ts'
import { builtValidators } from './builtValidators.ts'
import { type Compile, textOf, type Validator, type ValidatorKind } from './validator.ts'

let compile: Compile | undefined

/** Must have resolved before the first value is validated: what the build made, else Ajv, is loaded. */
export async function loadValidators(): Promise<void> {
  compile ??= builtValidators() ?? (await import('./contractAjv.ts')).compileValidator
}

/** Made once a process, by the text of the schema: many calls have the same part. */
const made: Record<ValidatorKind, Map<string, Validator>> = { strict: new Map(), text: new Map() }

/** Returns the validator of a schema whose references resolve against the contract; its first use makes it. */
export function validatorOf(schema: Schema, part: string): Validator {
  let own: Validator | undefined
  const validate: Validator = (value) => {
    own ??= makeOnce(part === 'querystring' ? 'text' : 'strict', textOf(schema))
    const isValid = own(value)
    validate.errors = own.errors ?? null
    return isValid
  }
  return validate
}

function makeOnce(kind: ValidatorKind, text: string): Validator {
  if (!compile) throw new Error('a value is validated before the validators are loaded')
  const validator = made[kind].get(text) ?? compile(kind, text)
  made[kind].set(text, validator)
  return validator
}
