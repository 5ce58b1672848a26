import type { FormField } from '#contract/form.ts'
import { CellMessage } from '#runtime/react/form/frame/FieldMessage.tsx'
import { fieldIds } from '#runtime/react/form/session/fieldIds.ts'
import { useFormSession } from '#runtime/react/form/session/formSession.ts'
import { useFieldError } from '#runtime/react/form/session/useField.ts'
import { useCellText } from '../useCellText.ts'

interface CardCellProps {
  column: FormField
  path: string
  /** Shown even while it is empty. */
  always: boolean
  covered: boolean
}

/** Label, value and message of one column on a card; an empty one is left out unless something is wrong with it. */
export function CardCell({ column, path, always, covered }: CardCellProps) {
  const { id } = useFormSession()
  const text = useCellText(column, path)
  const isWrong = useFieldError(path) !== undefined
  if (text === '' && !always && !isWrong) return null
  return (
    <div data-field={covered ? undefined : path}>
      <dt>{column.label}</dt>
      <dd>
        {text || '—'}
        {!covered && <CellMessage field={column} path={path} id={fieldIds(id, path).error} />}
      </dd>
    </div>
  )
}
