import { memo } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { type Control, type UseFormGetValues, type UseFormRegister, useForm, useFormState, useWatch } from 'react-hook-form'
import type { Contender } from '../benchCase.ts'
import { type BenchField, limitText, OPTIONS, requiredText, SHOWS, sectionsOf, wrongPattern } from '../fields.ts'
import './plain.css'

type Values = Record<string, string>

/** What a hand-written page says about each field. */
function rulesOf({ required, label, min, max, pattern }: BenchField) {
  const limit = min !== undefined && max !== undefined ? limitText(min, max) : ''
  return {
    shouldUnregister: true,
    ...(required && { required: requiredText(label) }),
    ...(min !== undefined && { minLength: { value: min, message: limit } }),
    ...(max !== undefined && { maxLength: { value: max, message: limit } }),
    ...(pattern && { pattern: { value: new RegExp(`^(?:${pattern})$`), message: wrongPattern } }),
  }
}

interface FieldProps {
  field: BenchField
  control: Control<Values>
  register: UseFormRegister<Values>
}

const Field = memo(({ field, control, register }: FieldProps) => {
  const { key, label, required } = field
  const message = useFormState({ control, name: key, exact: true }).errors[key]?.message
  return (
    <div className="field" data-field={key}>
      <label htmlFor={key}>
        {label}
        {required && <span aria-hidden="true">*</span>}
      </label>
      <Input field={field} bound={register(key, rulesOf(field))} invalid={message !== undefined} />
      {message !== undefined && (
        <p id={`${key}-error`} data-error="">
          {message}
        </p>
      )}
    </div>
  )
})
Field.displayName = 'Field'

interface InputProps {
  field: BenchField
  bound: ReturnType<UseFormRegister<Values>>
  invalid: boolean
}

function Input({ field: { key, kind }, bound, invalid }: InputProps) {
  const common = { ...bound, id: key, 'aria-invalid': invalid, 'aria-describedby': `${key}-error` }
  if (kind === 'area') return <textarea rows={3} {...common} />
  if (kind === 'select')
    return (
      <select {...common}>
        <option value="" />
        {OPTIONS.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    )
  if (kind === 'radio')
    return (
      <div role="radiogroup">
        {OPTIONS.map(({ code, name }) => (
          <label key={code}>
            <input type="radio" value={code} {...bound} />
            <span>{name}</span>
          </label>
        ))}
      </div>
    )
  return <input type={kind} {...common} />
}

/** A dependant: there while its controller says so. */
function Conditional(props: FieldProps & { controller: string }) {
  const shown = useWatch({ control: props.control, name: props.controller }) === SHOWS
  return shown && <Field {...props} />
}

interface PageProps {
  fields: readonly BenchField[]
  onForm: (getValues: UseFormGetValues<Values>) => void
  onSubmit: (values: Values) => void
}

function Page({ fields, onForm, onSubmit }: PageProps) {
  const { control, register, handleSubmit, getValues } = useForm<Values>({
    mode: 'onChange',
    defaultValues: Object.fromEntries(
      fields.map(({ key, defaultValue }) => [key, defaultValue ?? '']),
    ),
  })
  onForm(getValues)
  const bound = { control, register }
  return (
    <form noValidate onSubmit={handleSubmit(onSubmit)}>
      {sectionsOf(fields).map((section) => (
        <section key={section[0]?.key}>
          {section.map((field) =>
            field.shownBy === undefined ? (
              <Field key={field.key} field={field} {...bound} />
            ) : (
              <Conditional key={field.key} field={field} controller={field.shownBy} {...bound} />
            ),
          )}
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
  const place = (key: string) => element.querySelector(`[data-field="${key}"]`)
  return {
    prepared: 0,
    place,
    message: (key) => place(key)?.querySelector('[data-error]')?.textContent ?? '',
    messages: () => element.querySelectorAll('[data-error]').length,
    value: (key) => getValues?.(key),
    submit: () => element.querySelector<HTMLElement>('button[type="submit"]')?.click(),
    submitted: () => submitted,
  }
}
