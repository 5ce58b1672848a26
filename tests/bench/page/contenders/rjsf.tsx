import Form from '@rjsf/core'
import validator from '@rjsf/validator-ajv8'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Contender } from '../benchCase.ts'
import { type BenchField, MANY, ONE, SHOWS, sectionsOf } from '../fields.ts'
import { schemaOf, uiSchemasOf } from './rjsfSchemas.ts'
import './rjsf.css'

type Values = Record<string, Record<string, unknown>>

interface ReferenceProps {
  fields: readonly BenchField[]
  onValues: (values: Values) => void
  onSubmit: (values: Values) => void
}

function Reference({ fields, onValues, onSubmit }: ReferenceProps) {
  const [schema] = useState(() => schemaOf(fields))
  const [uiSchemaFor] = useState(() => uiSchemasOf(fields))
  const [values, setValues] = useState<Values>(() =>
    Object.fromEntries(sectionsOf(fields).map((_, index) => [`s${index}`, {}])),
  )
  const shows = new Set([MANY, ONE].filter((key) => values.s0?.[key] === SHOWS))
  const hidden = new Set(
    fields.filter(({ shownBy }) => shownBy && !shows.has(shownBy)).map(({ key }) => key),
  )
  return (
    <Form
      schema={schema}
      uiSchema={uiSchemaFor(shows)}
      formData={values}
      validator={validator}
      liveValidate="onChange"
      showErrorList={false}
      noHtml5Validate
      transformErrors={(errors) =>
        errors.filter(({ property }) => !hidden.has(property?.split('.').at(-1) ?? ''))
      }
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
    const input = document.getElementById(id) ?? document.getElementById(`${id}-0`)
    return input?.matches('[type="hidden"]') ? null : (input?.closest('.rjsf-field') ?? null)
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
