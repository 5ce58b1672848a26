import type { FieldUi, FormBundle, FormField } from '#contract/form.ts'
import type { Dictionaries } from '#contract/formInfo.ts'
import { ownValue } from '#contract/record.ts'
import { ruleWords, valueWords } from '../../wording/ruleWords.ts'
import { optionSnapshot } from './itemSnapshots.ts'
import type { FieldSnapshot } from './snapshot.ts'

const USUAL_SEPARATOR = '/'

/** One field, with the rules that show and compute it; keys are always in this order. */
export function fieldSnapshot(
  field: FormField,
  bundle: FormBundle,
  dictionaries: Dictionaries,
): FieldSnapshot {
  const shown = ownValue(bundle.rules, field.key)
  const computed = ownValue(bundle.computes ?? {}, field.key)
  return {
    ...plainField(field),
    ...(shown !== undefined && {
      visible: { words: ruleWords(shown, bundle, dictionaries), logic: shown },
    }),
    ...(computed !== undefined && {
      compute: { words: valueWords(computed, bundle, dictionaries), logic: computed },
    }),
  }
}

function plainField(field: FormField): FieldSnapshot {
  // Left out: the rule in the snapshot shows already that a field is computed.
  const { key, type, shape, label, columns, isComputed: _, ...rest } = field
  const { required, isHide, submitsDefault, isDisable, defaultValue, options, ...parts } = rest
  const { constraints, messages, ui, print, ...added } = parts
  return {
    ...{ key, type, shape, label },
    ...saying({ required, isHide, submitsDefault, isDisable }),
    ...(defaultValue === undefined ? {} : { defaultValue }),
    ...(options && { options: optionSnapshot(options) }),
    ...saying({ constraints, messages: felt(messages, required) }),
    ...saying({ ui: saying(saidUi(ui)), print: saidPrint(print) }),
    ...saying(added),
    ...(columns && { columns: columns.map(plainField) }),
  }
}

/** The text of a required field that is not required is never shown. */
const felt = ({ required: text, ...others }: FormField['messages'], required: boolean) =>
  required && text !== undefined ? { required: text, ...others } : others

const saidPrint = ({ on, hideTitle }: FormField['print']): Partial<FormField['print']> => ({
  ...(on ? {} : { on }),
  ...(hideTitle ? { hideTitle } : {}),
})

function saidUi({ separator, ...ui }: FieldUi): Partial<FieldUi> {
  return separator === USUAL_SEPARATOR ? ui : { ...ui, separator }
}

/** Members with content: no off flags, no empty objects. */
function saying<T extends object>(members: T): Partial<T> {
  const spoken = Object.entries(members).filter(([, value]) => !isSilent(value))
  return Object.fromEntries(spoken) as Partial<T>
}

const isSilent = (value: unknown): boolean =>
  value === undefined ||
  value === false ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0)
