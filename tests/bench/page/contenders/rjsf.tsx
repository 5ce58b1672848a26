import Form from '@rjsf/core'
import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import validator from '@rjsf/validator-ajv8'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Contender } from '../benchCase.ts'
import { type BenchField, type Kind, MANY, ONE, OPTIONS, SHOWS, sectionsOf } from '../fields.ts'
import './rjsf.css'

type Values = Record<string, Record<string, unknown>>

const codes = OPTIONS.map(({ code }) => code)
const KINDS: Record<Kind, RJSFSchema> = {
  text: { type: 'string' },
  area: { type: 'string' },
  radio: { type: 'string', enum: codes },
  select: { type: 'string', enum: codes },
  number: { type: 'number' },
  date: { type: 'string', format: 'date' },
}
const WIDGETS: Partial<Record<Kind, UiSchema>> = {
  area: { 'ui:widget': 'textarea' },
  radio: { 'ui:widget': 'radio' },
}

const propertyOf = ({ kind, label, min, max, pattern, defaultValue }: BenchField): RJSFSchema => ({
  ...KINDS[kind],
  title: label,
  ...(min !== undefined && { minLength: min }),
  ...(max !== undefined && { maxLength: max }),
  ...(pattern && { pattern: `^(?:${pattern})$` }),
  ...(defaultValue && { default: defaultValue }),
})

const objectOf = (fields: readonly BenchField[]): RJSFSchema => ({
  type: 'object',
  properties: Object.fromEntries(fields.map((field) => [field.key, propertyOf(field)])),
  required: fields.filter(({ required }) => required).map(({ key }) => key),
})

/** What plain rjsf does about conditions at best: a schema a combination, without the fields that do not apply. */
function schemasOf(fields: readonly BenchField[]) {
  const known = new Map<string, RJSFSchema>()
  return (shows: ReadonlySet<string>): RJSFSchema => {
    const name = [...shows].join()
    const schema = known.get(name) ?? {
      type: 'object',
      properties: Object.fromEntries(
        sectionsOf(fields).map((section, index) => [
          `s${index}`,
          objectOf(section.filter(({ shownBy }) => !shownBy || shows.has(shownBy))),
        ]),
      ),
    }
    known.set(name, schema)
    return schema
  }
}

const uiSchemaOf = (fields: readonly BenchField[]): UiSchema =>
  Object.fromEntries(
    sectionsOf(fields).map((section, index) => [
      `s${index}`,
      Object.fromEntries(section.map(({ key, kind }) => [key, WIDGETS[kind] ?? {}])),
    ]),
  )

interface ReferenceProps {
  fields: readonly BenchField[]
  onValues: (values: Values) => void
  onSubmit: (values: Values) => void
}

function Reference({ fields, onValues, onSubmit }: ReferenceProps) {
  const [schemaOf] = useState(() => schemasOf(fields))
  const [uiSchema] = useState(() => uiSchemaOf(fields))
  const [values, setValues] = useState<Values>({ s0: {} })
  const shows = new Set([MANY, ONE].filter((key) => values.s0?.[key] === SHOWS))
  return (
    <Form
      schema={schemaOf(shows)}
      uiSchema={uiSchema}
      formData={values}
      validator={validator}
      liveValidate="onChange"
      showErrorList={false}
      noHtml5Validate
      onChange={({ formData = {} }) => {
        onValues(formData)
        setValues(formData)
      }}
      onSubmit={({ formData = {} }) => onSubmit(formData)}
    />
  )
}

/** Plain @rjsf/core with its own theme and live validation, one nested object a section. */
export const mount: Contender = (element, fields) => {
  const ids = new Map(
    sectionsOf(fields).flatMap((section, index) =>
      section.map(({ key }) => [key, { section: `s${index}`, id: `root_s${index}_${key}` }]),
    ),
  )
  let values: Values = {}
  let submitted: Record<string, unknown> | undefined
  flushSync(() =>
    createRoot(element).render(
      <Reference
        fields={fields}
        onValues={(now) => {
          values = now
        }}
        onSubmit={(now) => {
          submitted = Object.assign({}, ...Object.values(now))
        }}
      />,
    ),
  )
  const place = (key: string) => {
    const { id = '' } = ids.get(key) ?? {}
    return (document.getElementById(id) ?? document.getElementById(`${id}-0`))?.closest('.rjsf-field') ?? null
  }
  const message = (key: string) =>
    document.getElementById(`${ids.get(key)?.id}__error`)?.textContent ?? ''
  return {
    prepared: 0,
    place,
    message,
    messages: () => [...ids.keys()].filter(message).length,
    value: (key) => values[ids.get(key)?.section ?? '']?.[key],
    submit: () => element.querySelector<HTMLElement>('button[type="submit"]')?.click(),
    submitted: () => submitted,
  }
}
