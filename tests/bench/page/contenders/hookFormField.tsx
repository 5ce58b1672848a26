import { memo } from 'react'
import { type Control, type UseFormRegister, useFormState } from 'react-hook-form'
import { type BenchField, limitText, OPTIONS, requiredText, wrongPattern } from '../fields.ts'

export type Values = Record<string, string>

/** What a hand-written page says about each field. */
function rulesOf({ required, label, min, max, pattern }: BenchField) {
  const limit = min !== undefined && max !== undefined ? limitText(min, max) : ''
  return {
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

/** A field with its message; it subscribes to that message alone, so that no other field renders for it. */
export const Field = memo(({ field, control, register }: FieldProps) => {
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
