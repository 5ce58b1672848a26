import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { type UseFormGetValues, useForm } from 'react-hook-form'
import type { Contender } from '../benchCase.ts'
import { type BenchField, MANY, ONE, SHOWS, sectionsOf } from '../fields.ts'
import { Field, type Values } from './hookFormField.tsx'
import { inDocument } from './inDocument.ts'
import './plain.css'

interface PageProps {
  fields: readonly BenchField[]
  onForm: (getValues: UseFormGetValues<Values>) => void
  onSubmit: (values: Values) => void
}

function Page({ fields, onForm, onSubmit }: PageProps) {
  const { register, handleSubmit, getValues, watch, control } = useForm<Values>({
    mode: 'onChange',
    defaultValues: Object.fromEntries(
      fields.map(({ key, defaultValue }) => [key, defaultValue ?? '']),
    ),
  })
  onForm(getValues)
  const shows = watch([MANY, ONE]).map((value) => value === SHOWS)
  const isShown = ({ shownBy }: BenchField): boolean =>
    shownBy === undefined || (shows[shownBy === MANY ? 0 : 1] ?? false)
  return (
    <form noValidate onSubmit={handleSubmit(onSubmit)}>
      {sectionsOf(fields).map((section) => (
        <section key={section[0]?.key}>
          {section.filter(isShown).map((field) => (
            <Field key={field.key} field={field} control={control} register={register} />
          ))}
        </section>
      ))}
      <button type="submit">提交</button>
    </form>
  )
}

/** A page written by hand for these very fields: react-hook-form, plain inputs, a memo component a field. */
export const mount: Contender = (element, fields) => {
  let submitted: Values | undefined
  let getValues: UseFormGetValues<Values> | undefined
  flushSync(() =>
    createRoot(element).render(
      <Page
        fields={fields}
        onForm={(get) => {
          getValues = get
        }}
        onSubmit={(values) => {
          submitted = values
        }}
      />,
    ),
  )
  return {
    prepared: 0,
    ...inDocument(element),
    value: (key) => getValues?.(key),
    submit: () => element.querySelector<HTMLElement>('button[type="submit"]')?.click(),
    submitted: () => submitted,
  }
}
