import { createContext, type ReactNode, useContext } from 'react'
import type { FormField } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { fieldIds } from '#runtime/react/form/session/fieldIds.ts'
import type { FieldWidget } from '#runtime/react/form/session/fieldWidget.ts'
import { useFormSession } from '#runtime/react/form/session/formSession.ts'
import styles from '../FieldPanel.module.css'
import { HelpMark } from './HelpMark.tsx'

/** Components that the studio draws itself, by attribute. */
export type Slots = Readonly<Record<string, ReactNode>>

const Context = createContext<Slots>({})

export const SlotsProvider = Context.Provider

/** The slot, under its caption, of an attribute that no field type of a form can hold. */
function Slot({ field }: { field: FormField }) {
  const { id } = useFormSession()
  const slots = useContext(Context)
  const ids = fieldIds(id, field.key)
  return (
    <fieldset className={styles.slot} aria-labelledby={ids.label} aria-describedby={ids.help}>
      <div id={ids.label} className={styles.caption}>
        {field.label}
      </div>
      {field.ui.html && <HelpMark id={ids.help} text={field.ui.html} />}
      {ownValue(slots, field.key)}
    </fieldset>
  )
}

/** In a panel, a field of type `describe` is such a slot. */
export const slotWidget: FieldWidget = { frame: 'bare', Edit: Slot, Display: Slot }
