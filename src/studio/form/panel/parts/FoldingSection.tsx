import { createContext, type ReactNode, useContext, useDeferredValue, useId } from 'react'
import type { FormSection } from '#contract/form.ts'
import styles from '../FieldPanel.module.css'
import texts from '../texts.json' with { type: 'json' }

/** Open sections by title, shared by every field's panel. */
export interface Folds {
  isOpen(title: string): boolean
  toggle(title: string): void
}

const Context = createContext<Folds>({ isOpen: () => true, toggle: () => {} })

export const FoldsProvider = Context.Provider

/** Sections rendered at once; the others follow after the first paint of the selected field. */
const FIRST = [texts.openAtFirst[0], texts.textsTitle]

/** A section under a button that opens and closes it; a closed one is not rendered. */
export function FoldingSection({
  section: { title = '' },
  children,
}: {
  section: FormSection
  children: ReactNode
}) {
  const folds = useContext(Context)
  const id = useId()
  const isOpen = folds.isOpen(title)
  const drawn = useDeferredValue(children, FIRST.includes(title) ? children : null)
  return (
    <>
      <h3 className={styles.title}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => folds.toggle(title)}
        >
          {title}
        </button>
      </h3>
      <div id={id} className={styles.section} hidden={!isOpen}>
        {isOpen && drawn}
      </div>
    </>
  )
}
