import type { FormBundle, FormField } from '#contract/form.ts'
import { CARD_TYPES } from '#domain/person/cardNo.ts'
import { CARD_TYPE_KEY } from '#domain/validators/checkCard.ts'
import type { FormContext } from '#runtime/core/form/formContext.ts'
import { FormStore } from '#runtime/core/form/formStore.ts'

/** Returns a form of these fields, all shown. */
const formOf = (fields: readonly FormField[]): FormBundle => ({
  hash: '',
  fields: Object.fromEntries(fields.map((field) => [field.key, { ...field, isHide: false }])),
  order: fields.map(({ key }) => key),
  sections: [],
  schema: {},
  rules: {},
  ruleOrder: [],
  origin: {},
  diagnostics: [],
})

/** A card type field, for checking a card number. */
const cardTypeField: FormField = {
  key: CARD_TYPE_KEY,
  type: 'textBox',
  shape: 'text',
  label: '',
  isHide: false,
  submitsDefault: false,
  isDisable: false,
  required: false,
  constraints: {},
  messages: {},
  ui: { separator: '/' },
  print: { on: false, hideTitle: false },
}

/**
 * True when a value passes the field's own checks, evaluated by the form engine, with the card type if one is given.
 */
export function validAlone(
  field: FormField,
  context: FormContext,
): (value: unknown, cardType?: unknown) => boolean {
  const beside = field.key === CARD_TYPE_KEY ? [] : [cardTypeField]
  const store = new FormStore(formOf([field, ...beside]), { context, stored: {} })
  return (value, cardType) => {
    if (beside.length > 0) store.set(CARD_TYPE_KEY, cardType)
    store.set(field.key, value)
    return store.isValid()
  }
}

/** True when a number is valid with at least one card type. */
export function validWithSomeCard(
  field: FormField,
  context: FormContext,
): (value: unknown) => boolean {
  const isValid = validAlone(field, context)
  if (!readsCardType(field)) return isValid
  return (value) => [undefined, ...CARD_TYPES].some((type) => isValid(value, type))
}

/** True when the field or one of its columns is checked by card type. */
export const readsCardType = (field: FormField): boolean =>
  [field, ...(field.columns ?? [])].some(({ constraints }) => constraints.card === 'byCardType')
