import { type BenchField, limitText, OPTIONS, requiredText, wrongPattern } from '../fields.ts'

/** A field's element, built by hand, with what its page asks of it. */
export interface DomField {
  field: BenchField
  element: HTMLElement
  value(): string
  /** Shows what is wrong with the value, or takes the message away; whether nothing is. */
  check(): boolean
}

/** Builds a field: a label, the input of its kind, and a message once something is wrong. */
export function domField(field: BenchField): DomField {
  const element = document.createElement('div')
  element.className = 'field'
  element.dataset.field = field.key
  const label = document.createElement('label')
  label.htmlFor = field.key
  label.textContent = field.label
  if (field.required) label.append(starOf())
  const input = inputOf(field)
  element.append(label, input)
  const value = () => inputValue(input)
  return {
    field,
    element,
    value,
    check: () => showMessage(element, input, wrongOf(field, value())),
  }
}

function starOf(): HTMLElement {
  const star = document.createElement('span')
  star.ariaHidden = 'true'
  star.textContent = '*'
  return star
}

type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLDivElement

function inputOf({ key, kind, defaultValue = '' }: BenchField): Input {
  if (kind === 'radio') return radiosOf(key, defaultValue)
  if (kind === 'select') return selectOf(key)
  const input = document.createElement(kind === 'area' ? 'textarea' : 'input')
  if (input instanceof HTMLTextAreaElement) input.rows = 3
  else input.type = kind
  input.id = key
  input.value = defaultValue
  return input
}

function selectOf(key: string): HTMLSelectElement {
  const select = document.createElement('select')
  select.id = key
  select.append(new Option('', ''), ...OPTIONS.map(({ code, name }) => new Option(name, code)))
  return select
}

function radiosOf(key: string, chosen: string): HTMLDivElement {
  const group = document.createElement('div')
  group.setAttribute('role', 'radiogroup')
  for (const { code, name } of OPTIONS) {
    const input = document.createElement('input')
    input.type = 'radio'
    input.name = key
    input.value = code
    input.defaultChecked = code === chosen
    const caption = document.createElement('span')
    caption.textContent = name
    const label = document.createElement('label')
    label.append(input, caption)
    group.append(label)
  }
  return group
}

const inputValue = (input: Input): string =>
  input instanceof HTMLDivElement
    ? (input.querySelector<HTMLInputElement>(':checked')?.value ?? '')
    : input.value

function wrongOf({ required, label, min, max, pattern }: BenchField, value: string): string {
  if (value === '') return required ? requiredText(label) : ''
  if (min !== undefined && max !== undefined && (value.length < min || value.length > max))
    return limitText(min, max)
  return pattern && !new RegExp(`^(?:${pattern})$`).test(value) ? wrongPattern : ''
}

function showMessage(element: HTMLElement, input: Input, message: string): boolean {
  const shown = element.querySelector('[data-error]')
  if (message === '') shown?.remove()
  else if (shown) shown.textContent = message
  else element.append(messageOf(message))
  input.ariaInvalid = String(message !== '')
  return message === ''
}

function messageOf(text: string): HTMLElement {
  const message = document.createElement('p')
  message.dataset.error = ''
  message.textContent = text
  return message
}
