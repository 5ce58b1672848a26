import type { FormPart } from '#adapters/formInfo/partsOf.ts'
import type { FormField } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { FORM_TEXTS } from '../formTexts.ts'
import { FieldDisplay } from '../frame/FieldEditor.tsx'
import { useFormSession } from '../session/formSession.ts'
import styles from './Review.module.css'

interface ReviewSectionProps {
  part: FormPart
  onChange: (key: string) => void
}

/** One part of the form with questions and answers; left out without any. */
export function ReviewSection({ part: { title, rows }, onChange }: ReviewSectionProps) {
  const { store } = useFormSession()
  const fields = rows.flat().flatMap((key) => {
    const field = ownValue(store.bundle.fields, key)
    return field && field.shape !== 'none' && !store.isHidden(key) ? [field] : []
  })
  const [first] = fields
  if (!first) return null
  const target = fields.find(({ key }) => !store.isDisabled(key)) ?? first
  const name = title ?? FORM_TEXTS.reviewSection
  return (
    <div className={styles.section}>
      <div className={styles.bar}>
        <h3 className={styles.title}>{name}</h3>
        <button
          type="button"
          className={styles.change}
          aria-label={`${FORM_TEXTS.reviewChange}${name}`}
          onClick={() => onChange(target.key)}
        >
          {FORM_TEXTS.reviewChange}
        </button>
      </div>
      <dl className={styles.answers}>
        {fields.map((field) => (
          <Answer key={field.key} field={field} />
        ))}
      </dl>
    </div>
  )
}

const Answer = ({ field }: { field: FormField }) => (
  <div data-wide={isWide(field) || undefined} data-review={field.key}>
    <dt>{field.label}</dt>
    <dd>
      <FieldDisplay field={field} path={field.key} />
    </dd>
  </div>
)

/** True for rows and rich text, which take the whole width. */
const isWide = ({ shape }: FormField): boolean => shape === 'rows' || shape === 'html'
