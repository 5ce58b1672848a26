import 'survey-core/survey-core.fontless.min.css'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Model } from 'survey-core'
import { Survey } from 'survey-react-ui'
import type { Contender } from '../benchCase.ts'
import {
  type BenchField,
  type Kind,
  limitText,
  OPTIONS,
  requiredText,
  SHOWS,
  sectionsOf,
  wrongPattern,
} from '../fields.ts'

const choices = OPTIONS.map(({ code, name }) => ({ value: code, text: name }))
const KINDS: Record<Kind, object> = {
  text: { type: 'text' },
  area: { type: 'comment' },
  radio: { type: 'radiogroup', choices },
  select: { type: 'dropdown', choices },
  number: { type: 'text', inputType: 'number' },
  date: { type: 'text', inputType: 'date' },
}

function validatorsOf({ min, max, pattern }: BenchField): object[] {
  if (min === undefined || max === undefined) return []
  const length = { type: 'text', minLength: min, maxLength: max, text: limitText(min, max) }
  return pattern
    ? [length, { type: 'regex', regex: `^(?:${pattern})$`, text: wrongPattern }]
    : [length]
}

const elementOf = (field: BenchField, index: number) => ({
  ...KINDS[field.kind],
  name: field.key,
  title: field.label,
  startWithNewLine: index % 2 === 0,
  isRequired: field.required,
  requiredErrorText: requiredText(field.label),
  validators: validatorsOf(field),
  ...(field.shownBy && { visibleIf: `{${field.shownBy}} = '${SHOWS}'` }),
  ...(field.defaultValue && { defaultValue: field.defaultValue }),
})

const surveyOf = (fields: readonly BenchField[]) => ({
  checkErrorsMode: 'onValueChanged',
  textUpdateMode: 'onTyping',
  focusFirstQuestionAutomatic: false,
  elements: sectionsOf(fields).map((section, index) => ({
    type: 'panel',
    name: `s${index}`,
    elements: section.map(elementOf),
  })),
})

/** SurveyJS as its guide shows it, told to validate while typing. */
export const mount: Contender = (element, fields) => {
  const start = performance.now()
  const model = new Model(surveyOf(fields))
  const prepared = performance.now() - start
  let submitted: Record<string, unknown> | undefined
  model.onComplete.add(({ data }) => {
    submitted = data
  })
  flushSync(() => createRoot(element).render(<Survey model={model} />))
  const place = (key: string) => element.querySelector(`[data-name="${key}"]`)
  return {
    prepared,
    place,
    message: (key) => place(key)?.querySelector('[role="alert"]')?.textContent ?? '',
    messages: () =>
      [...element.querySelectorAll('[data-name] [role="alert"]')].filter((each) => each.textContent)
        .length,
    value: (key) => model.getValue(key),
    submit: () => element.querySelector<HTMLElement>('.sd-navigation__complete-btn')?.click(),
    submitted: () => submitted,
  }
}
